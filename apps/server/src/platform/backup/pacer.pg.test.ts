import pg from 'pg'
import { expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { testDatabase } from '../testing/test-database.ts'
import { createPacer } from './pacer.ts'

const { connection } = await testDatabase()

test('a backup rests after a flush while the database is written to, and only then', async () => {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query('create table written (words text)')
  const { pacer, rests } = recordedPacer()
  await pacer.during(connection, async () => {
    await eventually('it goes on without rests', async () => {
      rests.length = 0
      await flushTwice(pacer)
      return rests.length === 0
    })
    await eventually('it rests', async () => {
      await client.query("insert into written select repeat('word ', 1000) from generate_series(1, 20)")
      await flushTwice(pacer)
      return rests.length > 0
    })
  })
  await client.end()
})

test('a backup rests many times as long as a flush took', async () => {
  const { pacer, rests } = recordedPacer()
  // Until its first look at the database, it takes the database for busy.
  await pacer.during(connection, async () => {
    await pacer.flush(async () => spin(5))
    await pacer.flush(async () => {})
  })
  expect(rests[0]).toBeGreaterThanOrEqual(5 * 50)
})

test('a backup pauses many times as long as it computed', async () => {
  const { pacer, pauses } = recordedPacer()
  // Until its first look at the database, it takes the database for busy.
  await pacer.during(connection, async () => {
    compute(30)
    await eventually('it pauses', () => Math.max(...pauses) >= 30 * 3)
  })
})

test('flushes that come during another one wait for its end, and then run together', async () => {
  const pacer = createPacer()
  const events: string[] = []
  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  const all = [
    pacer.flush(async () => {
      events.push('first')
      await first.promise
    }),
    pacer.flush(async () => {}),
  ]
  await eventually('the first runs', () => events.length > 0)
  all.push(
    pacer.flush(async () => {
      events.push('second')
      await second.promise
    }),
    pacer.flush(async () => {
      events.push('third')
      second.resolve()
    }),
  )
  expect(events).toEqual(['first'])
  first.resolve()
  await Promise.all(all)
  expect(events).toEqual(['first', 'second', 'third'])
})

test('a flush that fails fails alone', async () => {
  const pacer = createPacer()
  const full = pacer.flush(() => Promise.reject(new Error('the disk is full')))
  const other = pacer.flush(async () => {})
  await expect(full).rejects.toThrow('the disk is full')
  await expect(other).resolves.toBeUndefined()
})

test('a database that is away is no reason for the backup to fail', async () => {
  expect(await createPacer().during({ ...connection, port: 1 }, async () => 'done')).toBe('done')
})

function recordedPacer() {
  const rests: number[] = []
  const pauses: number[] = []
  const pacer = createPacer({
    rest: async (ms) => void rests.push(ms),
    pause: (ms) => void pauses.push(ms),
  })
  return { pacer, rests, pauses }
}

/** The rest after the first flush comes before the second. */
async function flushTwice({ flush }: ReturnType<typeof createPacer>): Promise<void> {
  await flush(async () => {})
  await flush(async () => {})
}

/** Computes for so much processor time, which lasts longer on a busy machine. */
function compute(ms: number): void {
  const before = process.cpuUsage()
  const usedMs = () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  }
  while (usedMs() < ms);
}

function spin(ms: number): void {
  for (const startedAt = performance.now(); performance.now() - startedAt < ms; );
}
