import { kyivDay } from '@verstat/i18n'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from './database.ts'
import {
  type AccountsServices,
  eraseUsers,
  RESET_TASK,
  sendResetLetter,
  sweepAccounts,
} from './modules/accounts/index.ts'
import { type BillingServices, startBillingWork } from './modules/billing/index.ts'
import {
  checkCounters,
  type DirectoryContext,
  foldCounters,
  hasDemoListings,
  remindOwners,
  sweepExpired,
  sweepLeads,
  sweepReplacedTexts,
  sweepUnclaimed,
} from './modules/directory/index.ts'
import { followQueue, refreshStatistics, type SearchContext, sweepMisses } from './modules/search/index.ts'
import { sweepUploads, type UploadsContext } from './modules/uploads/index.ts'
import type { DatabaseHandle } from './platform/db/pool.ts'
import { sweepKeptAnswers } from './platform/http/idempotency.ts'
import { type Loop, startLoop } from './platform/jobs/loop.ts'
import { sweepJobs } from './platform/jobs/sweep-jobs.ts'
import { startWorker, type Task } from './platform/jobs/worker.ts'
import { MAIL_TASK } from './platform/mail/mail.ts'
import { smtpTask } from './platform/mail/mail-transport.ts'
import { outboxTask } from './platform/mail/outbox.ts'
import { sweepChallenges } from './platform/security/challenge.ts'
import { sweepIncoming } from './platform/storage/folder-storage.ts'

export type BackgroundOptions = {
  readonly database: DatabaseHandle<Database>
  readonly log: FastifyBaseLogger
  readonly now: () => Date
  readonly accounts: AccountsServices
  readonly billing: BillingServices
  readonly dictionaries: DirectoryContext['dictionaries']
  readonly engine: SearchContext['search']['engine']
  readonly uploads: UploadsContext['uploads']
  readonly views: { readonly flush: () => Promise<void> }
  readonly smtp: { readonly url: string; readonly from: string } | null
  /** No other process works on this database. */
  readonly isAlone: boolean
  /** Is told, again and again, whether the directory holds invented listings. */
  readonly setDemo: (isDemo: boolean) => void
}

const SECOND_MS = 1_000
const HOUR_MS = 3_600 * SECOND_MS
const DAY_MS = 86_400 * SECOND_MS
/** What a killed process loses of the views. */
const VIEWS_MS = SECOND_MS
/** Half of the second within which a change is found, at most. */
const INDEX_MS = 250

/** Everything that happens by itself. Any number of processes may do this on one database. */
export function startBackgroundWork(options: BackgroundOptions): { readonly stop: () => Promise<void> } {
  const { database, log, now, accounts, billing, smtp } = options
  const { db } = database
  const loops = [...startLoops(options), ...startBillingWork({ db, now, billing })]
  const worker = startWorker({
    connection: database.pool.options,
    log,
    isAlone: options.isAlone,
    tasks: {
      [MAIL_TASK]: smtp === null ? outboxTask(db) : smtpTask({ ...smtp, log }),
      [RESET_TASK]: (payload) => sendResetLetter({ db, now, accounts }, payload),
    } satisfies Record<string, Task>,
  })
  return {
    async stop() {
      await Promise.all([worker.stop(), ...loops.map((loop) => loop.stop())])
    },
  }
}

function startLoops(options: BackgroundOptions): readonly Loop[] {
  const { database, log, now, accounts, dictionaries, engine, uploads, views } = options
  const { db } = database
  const loop = (name: string, pauseMs: number, run: () => Promise<void>, delayMs = 0) =>
    startLoop({ name, pauseMs, delayMs, run, log })
  return [
    loop('fold counters', SECOND_MS, () => foldCounters(db)),
    loop('sweep expired', SECOND_MS, () => sweepExpired(db, now())),
    loop('look for demo data', 30 * SECOND_MS, async () => options.setDemo(await hasDemoListings(db))),
    loop('check counters', DAY_MS, () => recount(db, log), DAY_MS),
    loop('remind owners', 60 * SECOND_MS, async () => void (await remindOwners({ db, now, accounts }))),
    loop('index listings', INDEX_MS, () => followQueue({ db, engine, dictionaries, now })),
    loop('refresh search statistics', 10 * SECOND_MS, () => refreshStatistics(db, now())),
    loop('count views', VIEWS_MS, views.flush),
    loop('sweep uploads', HOUR_MS, () => sweepFiles(db, uploads, now)),
    loop('sweep accounts', HOUR_MS, () => sweepPeople(options)),
  ]
}

async function recount(db: Kysely<Database>, log: BackgroundOptions['log']): Promise<void> {
  const differences = await checkCounters(db)
  if (differences.length > 0) log.error({ differences }, 'counters differed and were counted anew')
}

async function sweepFiles(
  db: Kysely<Database>,
  { storage, incoming }: UploadsContext['uploads'],
  now: () => Date,
): Promise<void> {
  await sweepUploads({ db, storage, now: now() })
  await sweepIncoming(incoming, new Date(Date.now() - DAY_MS))
}

async function sweepPeople({ database: { db }, now, accounts, log }: BackgroundOptions): Promise<void> {
  await eraseUsers({ db, now, accounts })
  await sweepAccounts(db, now())
  await sweepChallenges(db, now())
  await sweepUnclaimed(db, now())
  await sweepReplacedTexts(db, now())
  await sweepKeptAnswers(db, now())
  await sweepLeads(db, kyivDay(now()))
  // Letters hold links that open accounts and listings.
  const letters = await sweepJobs(db, { atOnce: [MAIL_TASK] })
  if (letters > 0) log.error({ letters }, 'letters were given up: no mail server took them')
  await sweepMisses(db, now())
}
