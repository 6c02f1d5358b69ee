import { listOrders as orderRoute, listProducers as producerRoute } from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../../platform/testing/test-database.ts'
import type { DirectoryTables } from '../../directory.tables.ts'
import { insertOrders, orderRow, producerRow, testContext } from '../../directory.testing.ts'
import type { DirectoryContext } from '../../directory-context.ts'
import { listOrders } from '../../orders/list-orders.ts'
import { listProducers } from '../../producers/list-producers.ts'
import { relistProducers } from '../../producers/relist-producers.ts'

const database = await testDatabase<DirectoryTables>()
const HOUR_MS = 3_600_000
const NOW = new Date()
const soon = new Date(NOW.getTime() + HOUR_MS)
const past = new Date(NOW.getTime() - HOUR_MS)

let ctx: DirectoryContext

const top = Array.from({ length: 5 }, () => orderRow({ top_until: soon, root_id: 20, category_id: 21 }))
const topInCountry = orderRow({ top_until: soon, region_id: 3 })
const others = [
  orderRow({ top_until: past }),
  orderRow({ top_until: soon, status: 'paused' }),
  orderRow({ top_until: soon, expires_at: new Date(NOW.getTime() + HOUR_MS / 2), region_id: 2 }),
  ...Array.from({ length: 70 }, () => orderRow()),
]

beforeAll(async () => {
  ctx = await testContext(database, () => NOW)
  await insertOrders(database.db, [...top, topInCountry, ...others])
})

const orders = (input: Parameters<typeof orderRoute.body.parse>[0], now = NOW) =>
  listOrders({ ...ctx, now: () => now }, orderRoute.body.parse(input))
const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)

test('promoted orders do not change the list and its total', async () => {
  const paid = await orders({ limit: 20 })
  await database.db
    .updateTable('orders')
    .set({ top_until: null })
    .where('id', '=', top[0]?.id ?? '')
    .execute()
  const without = await orders({ limit: 20 })
  await database.db
    .updateTable('orders')
    .set({ top_until: soon })
    .where('id', '=', top[0]?.id ?? '')
    .execute()
  expect(idsOf(paid.items)).toEqual(idsOf(without.items))
  expect(paid.total).toBe(without.total)
  expect(paid.promoted).toHaveLength(3)
})

test('every page has paid places, and over all pages every order is listed exactly once', async () => {
  const listed: string[] = []
  for (const page of [1, 2, 3, 4]) {
    const { items, promoted, promotedPlaces, pages } = await orders({ page, limit: 24 })
    listed.push(...idsOf(items))
    expect(pages).toBe(4)
    const ads = new Set(idsOf(promoted))
    const rows = ads.size + idsOf(items).filter((id) => !ads.has(id)).length
    expect(ads.size).toBe(3)
    expect(promotedPlaces).toEqual(page < 4 ? [1, 9, 17] : [1, rows - 1, rows])
    expect(rows).toBeGreaterThanOrEqual(items.length)
  }
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed).toHaveLength((await orders({})).total)
})

test('only running promotions of open orders that match the filter are shown', async () => {
  const inMetal = new Set(idsOf(top))
  for (const page of [1, 2]) {
    const { promoted } = await orders({ categorySlug: 'metalwork', page, limit: 3 })
    expect(promoted).toHaveLength(3)
    expect(idsOf(promoted).every((id) => inMetal.has(id))).toBe(true)
  }
  expect((await orders({ type: 'supply' })).promoted).toEqual([])
  expect((await orders({ hasFiles: true })).promoted).toEqual([])
})

test('a region also shows promoted orders for the whole country', async () => {
  const seen = new Set<string>()
  for (const page of [1, 2, 3]) {
    for (const id of idsOf((await orders({ regionSlug: 'lvivska', page, limit: 24 })).promoted)) seen.add(id)
  }
  expect(seen).toEqual(new Set([...idsOf(top), topInCountry.id]))
  expect(idsOf((await orders({ regionSlug: 'kyiv', limit: 5 })).promoted)).toContain(topInCountry.id)
})

test('an expired order is not promoted, even before the sweep', async () => {
  const later = new Date(NOW.getTime() + 0.75 * HOUR_MS)
  const shown = await orders({ regionSlug: 'kyiv' }, later)
  expect(idsOf(shown.promoted)).toEqual([topInCountry.id])
})

test('a page beyond the end has no promoted orders', async () => {
  expect(await orders({ page: 99 })).toMatchObject({ items: [], promoted: [] })
})

test('promoted producers match the filter and do not change the list', async () => {
  const rows = [
    producerRow({ top_until: soon }),
    producerRow({ top_until: soon, status: 'paused' }),
    producerRow({ top_until: past }),
    producerRow(),
  ]
  await database.db.insertInto('producers').values(rows).execute()
  await relistProducers(database.db, idsOf(rows), NOW)
  const list = await listProducers(ctx, producerRoute.body.parse({}))
  expect(idsOf(list.promoted)).toEqual([rows[0]?.id])
  expect(list.total).toBe(3)
  const inCategory = await listProducers(ctx, producerRoute.body.parse({ categorySlug: 'sewing' }))
  expect(inCategory).toMatchObject({ items: [], promoted: [], total: 0 })
})
