import { ORDER_TYPES } from '@verstat/contract'
import type { Insertable } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../platform/testing/test-database.ts'
import type { DirectoryTables } from '../directory.tables.ts'
import { insertOrders, orderRow, TEST_LEAVES, TEST_REGIONS, testContext } from '../directory.testing.ts'
import type { DirectoryContext } from '../directory-context.ts'
import { counterDifferences, foldCounters } from '../listing/paging/maintain-counters.ts'
import { readPage } from '../listing/paging/read-page.ts'
import { sweepExpired } from '../listing/paging/sweep-expired.ts'
import type { OrderTable } from './order.tables.ts'
import { orderSegments } from './order-filter.ts'
import { ORDER_LIST } from './order-list.ts'

const database = await testDatabase<DirectoryTables>()
const NOW = new Date()
const HOUR_MS = 3_600_000
const COUNT = 1_500

/** One filter for each of the twelve combinations that have counters (`forms` of `ORDER_LIST`). */
const FORMS = [undefined, 'production' as const].flatMap((type) =>
  [undefined, 'lvivska'].flatMap((regionSlug) =>
    [undefined, 'sewing', 'workwear'].map((categorySlug) => ({ type, regionSlug, categorySlug })),
  ),
)
type Form = (typeof FORMS)[number]
const formName = ({ type, regionSlug, categorySlug }: Form) =>
  [type, regionSlug, categorySlug].filter(Boolean).join(' + ') || 'everything'

let ctx: DirectoryContext
let rows: Insertable<OrderTable>[]

beforeAll(async () => {
  ctx = await testContext(database, () => NOW)
  rows = Array.from({ length: COUNT }, (_, index) => spreadOrder(index))
  await insertOrders(database.db, rows)
})

/**
 * Generates orders with frequent and rare values, equal timestamps and gaps of days. Some of the orders expire soon.
 */
function spreadOrder(index: number): Insertable<OrderTable> {
  const leaf = TEST_LEAVES[index % 7 < 4 ? 0 : index % TEST_LEAVES.length] ?? TEST_LEAVES[0]
  const age = index % 5 === 0 ? Math.floor(index / 200) * 100 : (index * index) % (90 * 24)
  return orderRow({
    type: ORDER_TYPES[index % 3 === 0 ? index % ORDER_TYPES.length : 0] ?? 'production',
    region_id: TEST_REGIONS[index % 4 === 0 ? 2 : index % 2]?.key ?? 1,
    root_id: leaf?.rootKey ?? 10,
    category_id: leaf?.key ?? 11,
    bumped_at: new Date(NOW.getTime() - age * HOUR_MS),
    expires_at: new Date(NOW.getTime() + (index % 9 === 0 ? 1 : 500) * HOUR_MS),
    status: index % 13 === 0 ? 'paused' : 'published',
  })
}

/** A naive model of the list of orders. */
function expectedIds(form: Form, now: Date): string[] {
  const category = ctx.dictionaries.categoryBySlug(form.categorySlug ?? '')
  const matching = rows.filter(
    (row) =>
      row.status === 'published' &&
      new Date(row.expires_at ?? 0) > now &&
      (!form.type || row.type === form.type) &&
      (!category || row.category_id === category.key || row.root_id === category.key),
  )
  const inOrder = (regionKey?: number) =>
    matching
      .filter((row) => regionKey === undefined || row.region_id === regionKey)
      .toSorted((a, b) => Number(b.bumped_at) - Number(a.bumped_at) || (a.id < b.id ? 1 : -1))
      .map(({ id }) => id)
  return form.regionSlug ? [...inOrder(1), ...inOrder(3)] : inOrder()
}

async function walk(form: Form, limit: number, now: Date) {
  const region = form.regionSlug ? ctx.dictionaries.regionBySlug(form.regionSlug) : undefined
  const category = form.categorySlug ? ctx.dictionaries.categoryBySlug(form.categorySlug) : undefined
  const segments = orderSegments(ctx.dictionaries, {
    ...(form.type ? { type: form.type } : {}),
    ...(region ? { region } : {}),
    ...(category ? { category } : {}),
    sort: 'newest',
    extra: { currency: 'UAH' },
  })
  const ids: string[] = []
  const totals = new Set<number>()
  for (let offset = 0; ; offset += limit) {
    const page = await readPage(database.pool, ORDER_LIST, segments, { offset, limit, now })
    totals.add(page.total)
    ids.push(...page.ids)
    if (page.ids.length < limit) break
  }
  return { ids, totals: [...totals] }
}

describe.each([
  { state: 'before the first fold', now: NOW, prepare: async () => {} },
  { state: 'after the fold', now: NOW, prepare: () => foldCounters(database.db) },
  {
    state: 'with rows that expired and were not swept',
    now: new Date(NOW.getTime() + 2 * HOUR_MS),
    prepare: async () => {},
  },
  {
    state: 'swept but not folded',
    now: new Date(NOW.getTime() + 2 * HOUR_MS),
    prepare: () => sweepExpired(database.db, new Date(NOW.getTime() + 2 * HOUR_MS)),
  },
  {
    state: 'swept and folded',
    now: new Date(NOW.getTime() + 2 * HOUR_MS),
    prepare: () => foldCounters(database.db),
  },
])('$state', ({ now, prepare }) => {
  beforeAll(prepare)

  test.for(
    FORMS.map((form) => ({ form, name: formName(form) })),
  )('the pages of $name contain each order once, in order, with the exact total', async ({ form }) => {
    const expected = expectedIds(form, now)
    expect(expected.length).toBeGreaterThan(30)
    for (const limit of [7, 24, 60]) {
      const { ids, totals } = await walk(form, limit, now)
      expect(totals).toEqual([expected.length])
      expect(ids).toEqual(expected)
    }
  })

  test('no counter differs from a fresh count', async () => {
    expect(await counterDifferences(database.db)).toEqual([])
  })
})

test('a page beyond the end is empty and has the true total', async () => {
  for (const offset of [rows.length, 60_000_000_000]) {
    const segments = [
      { type: 'production', region_id: 1 },
      { type: 'production', region_id: 3 },
    ] as const
    const page = await readPage(database.pool, ORDER_LIST, segments, { offset, limit: 24, now: NOW })
    expect(page.ids).toEqual([])
    expect(page.total).toBeGreaterThan(0)
  }
})
