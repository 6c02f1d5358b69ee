import { beforeAll, expect, test } from 'vitest'
import { eventually } from '../../../platform/testing/eventually.ts'
import { testDatabase } from '../../../platform/testing/test-database.ts'
import {
  insertOrders,
  insertTestDictionaries,
  orderRow,
  producerRow,
} from '../../directory/directory.testing.ts'
import { type DirectoryTables, relistProducers } from '../../directory/index.ts'
import type { SearchTables } from '../search.tables.ts'
import { testSearch } from '../search.testing.ts'

const database = await testDatabase<SearchTables & DirectoryTables>()
await insertTestDictionaries(database.db)
const search = await testSearch(database)
const { find } = search

beforeAll(async () => {
  const producer = producerRow({ name: 'Кабель-Сервіс' })
  await insertOrders(database.db, [orderRow({ title_uk: 'Кабель мідний на котушках' }), orderRow()])
  await database.db.insertInto('producers').values(producer).execute()
  await relistProducers(database.db, [producer.id], new Date())
  await search.index()
  await search.refresh()
})

test('a search is cancelled in the database when its caller disconnects', async () => {
  const blocker = await database.pool.connect()
  const gone = new AbortController()
  try {
    await blocker.query('begin; lock table order_documents in access exclusive mode')
    const answer = find('кабель', {}, { signal: gone.signal }).then(
      () => 'answered',
      (error: unknown) => error,
    )
    const running = `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and state = 'active' and query like '%ts_rank%order_documents%' and pid <> pg_backend_pid()`
    const count = async () => (await database.pool.query<{ n: number }>(running)).rows[0]?.n ?? 0
    await eventually('the search waits', async () => (await count()) > 0)
    gone.abort()
    expect(await answer).toBe(gone.signal.reason)
    await eventually('no statement of it is left', async () => (await count()) === 0)
  } finally {
    await blocker.query('rollback')
    blocker.release()
  }
})

test('a search that times out returns partial results and says so', async () => {
  const hurried = await testSearch(database, { timeoutMs: 50 })
  const blocker = await database.pool.connect()
  try {
    await blocker.query('begin; lock table order_documents in access exclusive mode')
    const result = await hurried.find('кабель')
    expect(result).toMatchObject({
      partial: true,
      totalExact: false,
      pages: 1,
      countsExact: { orders: false, producers: true },
    })
    expect(result.items.map((item) => item.kind)).toEqual(['producer'])
  } finally {
    await blocker.query('rollback')
    blocker.release()
  }
})
