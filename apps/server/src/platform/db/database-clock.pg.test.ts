import { afterEach, expect, test, vi } from 'vitest'
import { silentHttpLog } from '../testing/silent-log.ts'
import { testDatabase } from '../testing/test-database.ts'
import { clockMetrics, createDatabaseClock } from './database-clock.ts'

const HOUR_MS = 3_600_000

const { pool } = await testDatabase<Record<string, never>>()

afterEach(() => {
  vi.restoreAllMocks()
})

/** Makes the clock of this machine wrong. The monotonic clock stays right, as it does on a real machine. */
function shiftClock(ms: number): void {
  const trueNow = Date.now.bind(Date)
  vi.spyOn(Date, 'now').mockImplementation(() => trueNow() + ms)
}

async function databaseNow(): Promise<number> {
  const { rows } = await pool.query<{ at: Date }>('select clock_timestamp() as at')
  return rows[0]?.at.getTime() ?? 0
}

/** Whether the time lies between two readings of the database around it. */
async function expectDatabaseTime(now: () => Date): Promise<void> {
  const before = await databaseNow()
  const at = now().getTime()
  const after = await databaseNow()
  // Half of the round trip of the reading, and rounding.
  expect(at).toBeGreaterThanOrEqual(before - 500)
  expect(at).toBeLessThanOrEqual(after + 500)
}

test.each([
  HOUR_MS,
  -HOUR_MS,
])('a process whose clock is wrong by %d ms has the time of the database', async (ms) => {
  shiftClock(ms)
  const clock = await createDatabaseClock(pool, silentHttpLog)
  await expectDatabaseTime(clock.now)
  expect(Math.abs(clock.aheadMs() - ms)).toBeLessThan(500)
  expect(clockMetrics(clock)[0]?.values[0]?.value).toBeCloseTo(ms / 1_000, 0)
})

test.each([
  HOUR_MS,
  -HOUR_MS,
])('a clock that jumps by %d ms while the process runs moves nothing', async (ms) => {
  const clock = await createDatabaseClock(pool, silentHttpLog)
  shiftClock(ms)
  await expectDatabaseTime(clock.now)
  await clock.read()
  await expectDatabaseTime(clock.now)
})

test('when the clock of the database is moved, the time follows with the next reading', async () => {
  let aheadMs = 0
  const moved = {
    query: async () => ({ rows: [{ ms: (await databaseNow()) + aheadMs }] }),
  } as unknown as typeof pool
  const clock = await createDatabaseClock(moved, silentHttpLog)
  const before = clock.now().getTime()
  aheadMs = HOUR_MS
  await clock.read()
  expect(clock.now().getTime() - before).toBeGreaterThanOrEqual(HOUR_MS)
})

test('the time goes on while the database is away', async () => {
  let isAway = false
  const gate = {
    query: async () => {
      if (isAway) throw new Error('away')
      return { rows: [{ ms: await databaseNow() }] }
    },
  } as unknown as typeof pool
  const clock = await createDatabaseClock(gate, silentHttpLog)
  isAway = true
  await expect(clock.read()).rejects.toThrow('away')
  await expectDatabaseTime(clock.now)
})
