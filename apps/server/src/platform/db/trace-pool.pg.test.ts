import { type Kysely, sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { silentLog } from '../testing/silent-log.ts'
import { testDatabase } from '../testing/test-database.ts'
import { recordSpans } from '../tracing/recorded-spans.testing.ts'
import { runSpan } from '../tracing/span.ts'
import { queryCancellable } from './cancellable-query.ts'
import { createDatabase } from './pool.ts'

const { connection } = await testDatabase<Record<string, never>>()
const traced = createDatabase<Record<string, never>>({
  connection,
  log: silentLog,
  size: 1,
  tracedAs: 'primary',
})
const { start, ended } = recordSpans()
beforeEach(() => {
  ended.length = 0
})
afterAll(() => traced.close())

const request = (name: string, work: () => Promise<unknown>) =>
  runSpan(start(name), async () => void (await work()))
const find = (name: string) => ended.filter((span) => span.name === name)

test.each<readonly [string, (db: Kysely<Record<string, never>>) => Promise<unknown>]>([
  ['by Kysely', (db) => sql`select ${'hush'}::text from pg_class limit 2`.execute(db)],
  ['by the pool', () => traced.pool.query('select $1::text from pg_class limit 2', ['hush'])],
  [
    'by a statement that can be cancelled',
    () =>
      queryCancellable(
        traced.pool,
        { text: 'select $1::text from pg_class limit 2', values: ['hush'] },
        undefined,
      ),
  ],
])('a statement is shown with its table and rows, without its values: %s', async (_, query) => {
  await request('request', () => query(traced.db))
  const [parent] = find('request')
  expect(find('select pg_class')).toEqual([
    expect.objectContaining({
      kind: 'statement',
      parentId: parent?.spanId,
      isFailed: false,
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': 'select',
        'db.collection.name': 'pg_class',
        'db.query.text': 'select $1::text from pg_class limit 2',
        'db.response.returned_rows': 2,
        'verstat.database': 'primary',
      },
    }),
  ])
  expect(JSON.stringify(ended)).not.toContain('hush')
})

test('a statement that waits for a connection belongs to the request that asked for it, and so does the wait', async () => {
  const requests = ['a', 'b', 'c', 'd'].map((name, n) =>
    request(name, () =>
      n % 2 === 0
        ? traced.pool.query(`select '${name}' from pg_class limit 1`)
        : sql`select 1 from pg_type limit 1`.execute(traced.db),
    ),
  )
  await Promise.all(requests)
  const parents = (name: string) => find(name).map(({ parentId }) => parentId)
  const idOf = (name: string) => find(name)[0]?.spanId
  expect(new Set(parents('select pg_class'))).toEqual(new Set([idOf('a'), idOf('c')]))
  expect(new Set(parents('select pg_type'))).toEqual(new Set([idOf('b'), idOf('d')]))
  expect(parents('wait for a connection').length).toBeGreaterThan(0)
})

test('a failed statement is marked by its code alone', async () => {
  const failing = request('request', () => traced.pool.query("select 'hush'::int"))
  await expect(failing).rejects.toThrow('hush')
  expect(find('select')[0]).toMatchObject({ isFailed: true, attributes: { 'error.type': '22P02' } })
  expect(JSON.stringify(ended)).not.toContain('hush')
})

test('statements outside of requests and jobs, and of requests that are not exported, make no spans', async () => {
  await traced.pool.query('select 1')
  const parent = { traceId: '1'.repeat(32), spanId: '2'.repeat(16), isSampled: false }
  await runSpan(start('request', { parent }), () => traced.pool.query('select 1'))
  expect(ended).toEqual([])
})
