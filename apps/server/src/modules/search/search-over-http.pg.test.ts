import { search, suggest } from '@verstat/contract'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { onTables } from '../../platform/db/on-tables.ts'
import { eventually } from '../../platform/testing/eventually.ts'
import { testSite } from '../../test-site.testing.ts'
import { insertOrders, insertTestDictionaries, orderRow } from '../directory/directory.testing.ts'
import type { DirectoryTables } from '../directory/index.ts'

const { http, call, database } = await testSite({
  prepare: (db) => insertTestDictionaries(onTables<DirectoryTables>(db)),
})
const { pool } = database
const origin = await http.listen({ host: '127.0.0.1', port: 0 })
let unlock = async () => {}

beforeAll(async () => {
  await insertOrders(onTables<DirectoryTables>(database.db), [orderRow({ title_uk: 'Пошиття курток' })])
  await eventually('the order is indexed', async () => (await call(search, { query: 'куртки' })).total === 1)
})

afterEach(async () => {
  await unlock()
})

async function lock(table: 'order_documents' | 'producer_documents' | 'search_words'): Promise<void> {
  const blocker = await pool.connect()
  await blocker.query(`begin; lock table ${table} in access exclusive mode`)
  unlock = async () => {
    unlock = async () => {}
    await blocker.query('rollback')
    blocker.release()
  }
}

/** Statements that wait for a table. */
async function waiting(table: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and state = 'active'
       and wait_event_type = 'Lock' and query like '%' || $1 || '%' and pid <> pg_backend_pid()`,
    [table],
  )
  return rows[0]?.n ?? 0
}

test('a search whose client hangs up ends in the database', async () => {
  await lock('order_documents')
  const gone = new AbortController()
  // What was asked a moment ago is kept.
  const query = new URLSearchParams({ query: 'куртку' })
  const answer = fetch(`${origin}${search.path}?${query}`, { signal: gone.signal }).catch(() => 'hung up')
  await eventually('the statement waits', async () => (await waiting('order_documents')) > 0)
  gone.abort()
  expect(await answer).toBe('hung up')
  await eventually('it has ended while the table is still locked', async () => {
    return (await waiting('order_documents')) === 0
  })
})

test('a search that runs out of time answers 200 with what there is, and says that it is not all', async () => {
  await lock('order_documents')
  const before = performance.now()
  const answer = await call(search, { query: 'куртки', facets: 'true' })
  expect(answer).toMatchObject({
    items: [],
    partial: true,
    totalExact: false,
    countsExact: { orders: false },
  })
  // Two statements at most wait one after another, each for its time.
  expect(performance.now() - before).toBeLessThan(10_000)
  await unlock()
  expect(await call(search, { query: 'куртки', facets: 'true' })).toMatchObject({ total: 1, partial: false })
})

test('suggestions that run out of time are those there was time for', async () => {
  await lock('producer_documents')
  expect((await call(suggest, { query: 'ку' })).items).toEqual([{ kind: 'words', query: 'курток' }])
})
