import type { FastifyBaseLogger } from 'fastify'
import { type ParsedCronItem, parseCronItem } from 'graphile-worker'
import type { Pool } from 'pg'
import { type Loop, startLoop } from './loop.ts'

/** A cron job. Each scheduled run happens once, whichever of the processes on a database executes the run. */
export type ScheduledJob = {
  /** Name of the job in the form `module:what`. */
  readonly name: string
  /** Minute, hour, day, month and weekday in UTC, such as `7 * * * *`. */
  readonly cron: string
  /**
   * Missed runs that are not older than `backfillMs` are caught up, and those of the last ten minutes always. Several
   * missed runs become one.
   */
  readonly backfillMs?: number
  readonly run: () => Promise<void>
}

export type ScheduleOptions = {
  readonly pool: Pick<Pool, 'query'>
  readonly schedule: readonly Pick<ScheduledJob, 'name' | 'cron' | 'backfillMs'>[]
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

const LOOK_EVERY_MS = 5_000
const MINUTE_MS = 60_000
/** Runs that were missed for less than this, because the database was away, are always caught up. */
const CATCH_UP_MS = 600_000
/** A higher number runs later. A person may be waiting for an e-mail, but not for a scheduled job. */
const PRIORITY = 10

/** The tables are those in which graphile-worker itself notes the last run of each of its cron jobs. */
const LOOK = `
  select wanted.name, clock_timestamp() as now, known.known_since as known, known.last_execution as last
    from unnest($1::text[]) wanted (name)
    left join graphile_worker._private_known_crontabs known on known.identifier = wanted.name`
const BEGIN = `
  insert into graphile_worker._private_known_crontabs (identifier, known_since)
  select name, now() from unnest($1::text[]) as unknown (name) on conflict do nothing`
/** A run in the future was noted by a clock that was wrong, and counts as none. */
const ENQUEUE = `
  with mine as (
    update graphile_worker._private_known_crontabs set last_execution = $2
     where identifier = $1
       and (last_execution is null or last_execution < $2 or last_execution > clock_timestamp())
     returning identifier)
  select graphile_worker.add_job(
    identifier => $1, max_attempts => 1, job_key => $1, priority => ${PRIORITY}) from mine`

type Row = {
  readonly name: string
  readonly now: Date
  readonly known: Date | null
  readonly last: Date | null
}

/**
 * Enqueues scheduled jobs at their minutes. The clock is that of the database: the cron of graphile-worker follows the
 * clock of the process, so that a machine whose clock is an hour ahead runs every job an hour early, and one that is a
 * year ahead is the last to run any job for a year.
 */
export function startSchedule({ pool, schedule, log }: ScheduleOptions): Loop {
  const items = schedule.map((job) => ({
    ...job,
    match: parseCronItem({ task: job.name, match: job.cron }).match,
  }))
  const names = items.map(({ name }) => name)
  /** The minute until which this process has looked. Earlier minutes need no second look. */
  let seen = Number.NEGATIVE_INFINITY

  async function look(): Promise<void> {
    const { rows } = await pool.query<Row>(LOOK, [names])
    const now = rows[0]?.now.getTime() ?? Number.NEGATIVE_INFINITY
    const minute = now - (now % MINUTE_MS)
    if (minute === seen) return
    const unknown = rows.filter(({ known }) => known === null).map(({ name }) => name)
    if (unknown.length > 0) await pool.query(BEGIN, [unknown])
    for (const { name, known, last } of rows) {
      const item = items.find((each) => each.name === name)
      if (!item || !known) continue
      const isReal = last !== null && last.getTime() <= now
      const doneUntil = Math.max((isReal ? last : known).getTime(), seen > minute ? 0 : seen)
      const due = lastMinute(item.match, {
        after: Math.max(doneUntil, now - Math.max(item.backfillMs ?? 0, CATCH_UP_MS)),
        until: minute,
      })
      if (due !== undefined) await pool.query(ENQUEUE, [name, new Date(due)])
    }
    seen = minute
  }

  return startLoop({ name: 'look for scheduled jobs', pauseMs: LOOK_EVERY_MS, run: look, log })
}

/** Returns the last minute of the span that matches. Several missed runs become one. */
function lastMinute(
  match: ParsedCronItem['match'],
  { after, until }: { readonly after: number; readonly until: number },
): number | undefined {
  for (let at = until; at > after; at -= MINUTE_MS) {
    const date = new Date(at)
    const digest = {
      min: date.getUTCMinutes(),
      hour: date.getUTCHours(),
      date: date.getUTCDate(),
      month: date.getUTCMonth() + 1,
      dow: date.getUTCDay(),
    }
    if (match(digest)) return at
  }
  return undefined
}
