import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../../platform/testing/test-database.ts'
import type { DirectoryTables } from '../../directory.tables.ts'
import { insertOrders, orderRow, testContext } from '../../directory.testing.ts'
import { counterDifferences } from '../paging/maintain-counters.ts'
import { bulkLoad } from './bulk-load.ts'
import { removeDemoListings } from './remove-demo-listings.ts'

const database = await testDatabase<DirectoryTables>()
const { db } = database

beforeAll(async () => {
  await testContext(database)
})

const rows = (count: number, demo: boolean) => Array.from({ length: count }, () => orderRow({ demo }))
const indexes = async () => {
  const found = await sql<{ definition: string }>`
    select indexdef as definition from pg_indexes where schemaname = 'public' order by indexname`.execute(db)
  return found.rows.map(({ definition }) => definition)
}

test.each([
  true,
  false,
])('a bulk load leaves exact counters and all indexes (rebuilding them: %s)', async (rebuildsIndexes) => {
  const before = await indexes()
  await insertOrders(db, rows(3, false))
  await db
    .transaction()
    .execute((tx) => bulkLoad(tx, () => insertOrders(tx, rows(50, true)), { rebuildsIndexes }))
  await insertOrders(db, rows(2, false))
  expect(await indexes()).toEqual(before)
  expect(await counterDifferences(db)).toEqual([])
})

test('a failed bulk load leaves indexes, rows and counters unchanged', async () => {
  const before = await indexes()
  const load = async () => {
    throw new Error('no more disk')
  }
  await expect(
    db.transaction().execute((tx) => bulkLoad(tx, load, { rebuildsIndexes: true })),
  ).rejects.toThrow('no more disk')
  expect(await indexes()).toEqual(before)
  expect(await counterDifferences(db)).toEqual([])
})

test('removing demo data keeps real listings', async () => {
  const removed = await removeDemoListings(db, () => {})
  expect(removed).toMatchObject({ orders: 100, producers: 0 })
  expect(await db.selectFrom('orders').select('demo').execute()).toEqual(Array(10).fill({ demo: false }))
  expect(await counterDifferences(db)).toEqual([])
})

test('a directory with only demo data is truncated', async () => {
  await db.deleteFrom('orders').execute()
  await insertOrders(db, rows(30, true))
  const removed = await removeDemoListings(db, () => {})
  expect(removed).toMatchObject({ orders: 30, producers: 0 })
  expect(await counterDifferences(db)).toEqual([])
})
