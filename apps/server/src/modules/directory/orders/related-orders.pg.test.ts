import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../platform/testing/test-database.ts'
import type { DirectoryTables } from '../directory.tables.ts'
import { insertOrders, orderRow, testContext } from '../directory.testing.ts'
import type { DirectoryContext } from '../directory-context.ts'
import { listRelatedOrders } from './list-related-orders.ts'

const database = await testDatabase<DirectoryTables>()
let ctx: DirectoryContext

const MILLING = { root_id: 20, category_id: 22 }
const subject = orderRow({
  ...MILLING,
  type: 'services',
  region_id: 2,
  expires_at: new Date(Date.now() - 60_000),
})
const sameLeaf = orderRow({ ...MILLING, type: 'services', region_id: 1 })
const sameLeafAndRegion = orderRow({ ...MILLING, type: 'services', region_id: 2 })
const sameRoot = orderRow({ root_id: 20, category_id: 21, type: 'services', region_id: 1 })
const ended = orderRow({ ...MILLING, type: 'services', region_id: 2, expires_at: new Date(Date.now() - 1) })
const paused = orderRow({ ...MILLING, type: 'services', region_id: 2, status: 'paused' })
const elsewhere = orderRow({ type: 'services', region_id: 2 })

beforeAll(async () => {
  ctx = await testContext(database)
  await insertOrders(database.db, [subject, sameRoot, sameLeaf, sameLeafAndRegion, ended, paused, elsewhere])
})

const relatedIds = async () => (await listRelatedOrders(ctx, { id: subject.id })).items.map(({ id }) => id)

test('related orders are the most similar open ones, also for an expired order', async () => {
  expect(await relatedIds()).toEqual([sameLeafAndRegion.id, sameLeaf.id, sameRoot.id])
})

test('never more than six', async () => {
  await insertOrders(
    database.db,
    Array.from({ length: 20 }, () => orderRow({ ...MILLING, type: 'services', region_id: 2 })),
  )
  const ids = await relatedIds()
  expect(ids).toHaveLength(6)
  expect(new Set(ids).size).toBe(6)
})
