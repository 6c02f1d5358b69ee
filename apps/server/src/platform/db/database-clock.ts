import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import { gauge, type Metric } from '../http/metrics.ts'

/**
 * The time by the clock of the database, so that all processes have one time. A deadline, a plan or a session would
 * otherwise end at another moment in each process, and in a process whose clock is wrong by an hour, an hour early.
 */
export type DatabaseClock = {
  readonly now: () => Date
  /** Asks the database for its time. Rejects when the database is away; `now` then goes on by itself. */
  readonly read: () => Promise<void>
  /** How far the clock of this machine is ahead of the database's, in milliseconds. */
  readonly aheadMs: () => number
}

/** An answer that took longer says too little about the time. */
const SLOWEST_MS = 500
/** From here on, the clock of this machine counts as wrong. */
const WRONG_MS = 5_000

const ASK = 'select extract(epoch from clock_timestamp())::float8 * 1000 as ms'

/**
 * Reads the clock of the database for the first time, at any price. Between two readings the time is counted by the
 * monotonic clock of this machine, which no correction of its time of day moves.
 */
export async function createDatabaseClock(
  pool: Pick<Pool, 'query'>,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
): Promise<DatabaseClock> {
  /** The database's time at the zero of the monotonic clock. */
  let zero = await measure(pool, Number.POSITIVE_INFINITY).then((first) => first?.zero ?? 0)
  let isWrong = false
  const now = () => new Date(zero + performance.now())
  const aheadMs = () => Date.now() - now().getTime()

  function report(): void {
    const was = isWrong
    isWrong = Math.abs(aheadMs()) > WRONG_MS
    const aheadSeconds = Math.round(aheadMs() / 1_000)
    if (isWrong && !was) log.warn({ aheadSeconds }, 'the clock of this machine is not that of the database')
    if (!isWrong && was) log.info('the clock of this machine is right again')
  }

  report()
  return {
    now,
    aheadMs,
    async read() {
      const next = await measure(pool, SLOWEST_MS)
      // A difference that the duration of the answer explains is none: the time would only tremble.
      if (next && Math.abs(next.zero - zero) > next.doubtMs) zero = next.zero
      report()
    },
  }
}

/** The clock that a test brings. */
export function fixedClock(now: () => Date): DatabaseClock {
  return { now, read: async () => {}, aheadMs: () => 0 }
}

export function clockMetrics(clock: Pick<DatabaseClock, 'aheadMs'>): readonly Metric[] {
  return [
    gauge(
      'verstat_clock_ahead_seconds',
      'How far the clock of this machine is ahead of the database.',
      clock.aheadMs() / 1_000,
    ),
  ]
}

async function measure(
  pool: Pick<Pool, 'query'>,
  slowestMs: number,
): Promise<{ readonly zero: number; readonly doubtMs: number } | undefined> {
  const askedAt = performance.now()
  const { rows } = await pool.query<{ ms: number }>(ASK)
  const tookMs = performance.now() - askedAt
  const [row] = rows
  if (!row || tookMs > slowestMs) return undefined
  return { zero: row.ms - (askedAt + tookMs / 2), doubtMs: tookMs / 2 + 1 }
}
