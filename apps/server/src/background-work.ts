import type { Database } from './database.ts'
import { sweepKeptAnswers } from './platform/http/input/idempotency.ts'
import { startLoop } from './platform/jobs/loop.ts'
import type { ScheduledJob } from './platform/jobs/schedule.ts'
import { sweepJobs } from './platform/jobs/sweep-jobs.ts'
import { startWorker } from './platform/jobs/worker.ts'
import { MAIL_TASK } from './platform/mail/mail.ts'
import { smtpTask } from './platform/mail/mail-transport.ts'
import { outboxTask } from './platform/mail/outbox.ts'
import type { Platform, Started } from './platform/module/define-module.ts'
import { sweepChallenges } from './platform/security/challenge.ts'

const HOUR_MS = 3_600_000

/**
 * Starts the background work of this process. Several processes may do background work on one database. The role `serve`
 * runs only the loops that run everywhere.
 */
export function startBackgroundWork(
  platform: Platform<Database>,
  work: readonly Pick<Started<unknown>, 'jobs' | 'schedule' | 'loops'>[],
): { readonly stop: () => Promise<void> } {
  const { db, pool, log, options } = platform
  const { smtp = null, role = 'all', tracing } = options
  const all = [...work, { schedule: [sweepPlatform(platform)] }]
  const running = all
    .flatMap(({ loops = [] }) => loops)
    .filter(({ runsEverywhere = false }) => runsEverywhere || role !== 'serve')
    .map((loop) => startLoop({ ...loop, log, tracing }))
  const stopLoops = async () => void (await Promise.all(running.map((loop) => loop.stop())))
  if (role === 'serve') return { stop: stopLoops }
  const worker = startWorker({
    connection: pool.options,
    log,
    tracing,
    isAlone: options.isAlone ?? false,
    schedule: all.flatMap(({ schedule = [] }) => schedule),
    tasks: Object.assign(
      { [MAIL_TASK]: smtp === null ? outboxTask(db) : smtpTask({ ...smtp, log }) },
      ...all.map(({ jobs }) => jobs),
    ),
  })
  return {
    async stop() {
      await Promise.all([worker.stop(), stopLoops()])
    },
  }
}

function sweepPlatform({ db, now, log }: Platform<Database>): ScheduledJob {
  return {
    name: 'platform:sweep',
    cron: '3 * * * *',
    backfillMs: HOUR_MS,
    async run() {
      await sweepChallenges(db, now())
      await sweepKeptAnswers(db, now())
      // E-mails contain links that grant access to accounts and listings, so failed e-mails are deleted at
      // once.
      const emails = await sweepJobs(db, { atOnce: [MAIL_TASK] })
      if (emails > 0) log.error({ emails }, 'e-mails were given up: no mail server accepted them')
    },
  }
}
