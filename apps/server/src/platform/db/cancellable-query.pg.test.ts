import { expect, test } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { queryCancellable } from './cancellable-query.ts'

const { pool } = await testDatabase()
const running = async () => {
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and query like 'select pg_sleep(60)%' and state = 'active'`,
  )
  return rows[0]?.n
}

test("an aborted query is cancelled in the database and throws the signal's reason", async () => {
  const caller = new AbortController()
  const query = queryCancellable(pool, { text: 'select pg_sleep(60)', values: [] }, caller.signal)
  await expect.poll(running).toBe(1)
  caller.abort(new Error('gone'))
  await expect(query).rejects.toThrow('gone')
  expect(await running()).toBe(0)
})

test('a query that is not aborted returns its rows or its own error', async () => {
  const { signal } = new AbortController()
  expect(await queryCancellable(pool, { text: 'select $1::int as n', values: [7] }, signal)).toEqual([
    { n: 7 },
  ])
  await expect(queryCancellable(pool, { text: 'select 1 / 0', values: [] }, signal)).rejects.toMatchObject({
    code: '22012',
  })
})

test('many aborts leave the pool intact', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 30 }, (_, index) => {
      const caller = new AbortController()
      setTimeout(() => caller.abort(), index)
      return queryCancellable(pool, { text: 'select pg_sleep(0.01)', values: [] }, caller.signal)
    }),
  )
  expect(outcomes).toHaveLength(30)
  const answers = await Promise.all(Array.from({ length: 20 }, () => pool.query('select 1')))
  expect(answers).toHaveLength(20)
})
