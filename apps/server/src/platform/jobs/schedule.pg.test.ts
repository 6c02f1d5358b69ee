import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { silentHttpLog } from '../testing/silent-log.ts'
import { testDatabase } from '../testing/test-database.ts'
import { startWorker } from './worker.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

const { pool, connection } = await testDatabase<Record<string, never>>()
const workers: ReturnType<typeof startWorker>[] = []

afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  await pool.query('delete from graphile_worker._private_known_crontabs')
})

/** Notes a job as known for ten minutes, with its last run. */
async function known(name: string, last: string | null): Promise<void> {
  await pool.query(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
     values ($1, now() - interval '10 minutes', now() + $2::interval)`,
    [name, last],
  )
}

/** The cron of a job of the minute that lies so far from now. */
function atMinute(fromNow: number): string {
  const at = new Date(Date.now() + fromNow * MINUTE_MS)
  return `${at.getUTCMinutes()} ${at.getUTCHours()} * * *`
}

/** Starts a worker with the jobs, each with its cron. Returns the names of the jobs that have run. */
function start(jobs: Readonly<Record<string, string>>): readonly string[] {
  const ran: string[] = []
  const schedule = Object.entries(jobs).map(([name, cron]) => ({
    name,
    cron,
    backfillMs: HOUR_MS,
    run: async () => void ran.push(name),
  }))
  workers.push(startWorker({ connection, log: silentHttpLog, tasks: {}, schedule, concurrency: 1 }))
  return ran
}

test.each([
  HOUR_MS,
  -HOUR_MS,
])('a process whose clock is wrong by %d ms runs what is due, and nothing early', async (ms) => {
  await known('test.early', null)
  await known('test.due', null)
  const jobs = { 'test.early': atMinute(30), 'test.due': atMinute(-5) }
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
  const ran = start(jobs)
  await eventually('what is due has run', () => ran.includes('test.due'))
  expect(ran).toEqual(['test.due'])
})

test('a run that a wrong clock has noted a year ahead stops no later run', async () => {
  await known('test.stopped', '1 year')
  const ran = start({ 'test.stopped': atMinute(-5) })
  await eventually('it has run', () => ran.length > 0)
})

test('a run that another process has done is not done again', async () => {
  await known('test.done', '-2 minutes')
  await known('test.due', null)
  const ran = start({ 'test.done': atMinute(-5), 'test.due': atMinute(-5) })
  await eventually('what is due has run', () => ran.includes('test.due'))
  expect(ran).toEqual(['test.due'])
})
