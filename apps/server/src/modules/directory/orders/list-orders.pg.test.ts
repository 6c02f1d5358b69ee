import { listOrders as route } from '@verstat/contract'
import fc from 'fast-check'
import type { Insertable } from 'kysely'
import { assert, beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '../../../platform/http/app-error.ts'
import { testDatabase } from '../../../platform/testing/test-database.ts'
import type { DirectoryTables } from '../directory.tables.ts'
import {
  insertOrders,
  orderRow,
  TEST_LEAVES,
  TEST_REGIONS,
  TEST_ROOTS,
  testContext,
} from '../directory.testing.ts'
import type { DirectoryContext } from '../directory-context.ts'
import { foldCounters } from '../listing/paging/maintain-counters.ts'
import { listOrders } from './list-orders.ts'
import type { OrderTable } from './order.tables.ts'
import { modelFacets, modelOrders, variedOrder } from './order-model.testing.ts'

const database = await testDatabase<DirectoryTables>()
const NOW = new Date()
/** At this time some orders have expired, but `sweepExpired` has not removed them yet. */
const LATER = new Date(NOW.getTime() + 10 * 3_600_000)

let ctx: DirectoryContext
let rows: Insertable<OrderTable>[]

beforeAll(async () => {
  ctx = await testContext(database, () => LATER)
  rows = Array.from({ length: 600 }, (_, index) => orderRow(variedOrder(index, NOW)))
  await insertOrders(database.db, rows.slice(0, 400))
  await foldCounters(database.db)
  await insertOrders(database.db, rows.slice(400))
})

async function list(input: Parameters<typeof route.body.parse>[0]) {
  return listOrders(ctx, route.body.parse(input))
}

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const slugs = (entries: readonly { readonly slug: string }[]) =>
  fc.constantFrom(...entries.map(({ slug }) => slug))
const range = (values: readonly number[]) =>
  fc
    .tuple(optional(fc.constantFrom(...values)), optional(fc.constantFrom(...values)))
    .map(([a, b]) => (a !== undefined && b !== undefined && a > b ? [b, a] : [a, b]))

const anyInput = fc
  .record({
    type: optional(fc.constantFrom('production' as const, 'tolling' as const, 'supply' as const)),
    regionSlug: optional(slugs(TEST_REGIONS)),
    categorySlug: optional(fc.oneof(slugs(TEST_ROOTS), slugs(TEST_LEAVES))),
    sort: fc.constantFrom(
      'newest' as const,
      'newest' as const,
      'deadline' as const,
      'budget' as const,
      'quantity' as const,
      'size' as const,
    ),
    budget: fc.oneof(fc.constant([undefined, undefined]), range([0, 7, 5_000, 6_000, 12_000, 40_000])),
    quantity: fc.oneof(fc.constant([undefined, undefined]), range([1, 10, 250.5, 300])),
    currency: fc.constantFrom('UAH' as const, 'EUR' as const),
    unit: fc.constantFrom('pcs' as const, 'kg' as const),
    materialBy: optional(fc.constantFrom('customer' as const, 'agree' as const)),
    language: optional(fc.constantFrom('uk' as const, 'en' as const)),
    hasFiles: fc.constantFrom(undefined, undefined, undefined, false, true),
    sizeMax: fc.constantFrom(undefined, undefined, undefined, 12.5, 500),
    hasModel: fc.constantFrom(undefined, undefined, undefined, false, true),
    page: fc.integer({ min: 1, max: 12 }),
    limit: fc.integer({ min: 1, max: 60 }),
  })
  .map(({ budget, quantity, ...input }) => ({
    ...input,
    budgetMin: budget[0],
    budgetMax: budget[1],
    quantityMin: quantity[0],
    quantityMax: quantity[1],
  }))

test('any filter, sort, page and limit matches the model', async () => {
  await fc.assert(
    fc.asyncProperty(anyInput, async (input) => {
      const expected = modelOrders(rows, input, LATER)
      const first = (input.page - 1) * input.limit
      const page = await list(input)
      expect(page.items.map(({ id }) => id)).toEqual(expected.slice(first, first + input.limit))
      expect(page).toMatchObject({
        total: expected.length,
        totalExact: true,
        pages: Math.ceil(expected.length / input.limit),
        page: input.page,
        limit: input.limit,
      })
    }),
    { numRuns: 250 },
  )
})

test('each facet ignores its own filter', async () => {
  const anyPlain = fc.record({
    type: optional(fc.constantFrom('production' as const, 'tolling' as const, 'supply' as const)),
    regionSlug: optional(slugs(TEST_REGIONS)),
    categorySlug: optional(fc.oneof(slugs(TEST_ROOTS), slugs(TEST_LEAVES))),
  })
  await fc.assert(
    fc.asyncProperty(anyPlain, async (input) => {
      const { facets } = await list({ ...input, facets: true })
      expect(facets).toEqual(modelFacets(rows, input, LATER))
    }),
    { numRuns: 60 },
  )
})

test('facets are returned only on request', async () => {
  expect(await list({})).not.toHaveProperty('facets')
})

test('every response matches the contract', async () => {
  for (const input of [{}, { regionSlug: 'kyiv', sort: 'budget', facets: true }, { page: 999 }]) {
    route.output.parse(await list(input))
  }
})

describe('errors name every invalid field', () => {
  test.each([
    [
      { regionSlug: 'nowhere', categorySlug: 'nothing' },
      ['regionSlug unknown_reference', 'categorySlug unknown_reference'],
    ],
    [{ quantityMin: 1 }, ['unit unit_required']],
    [{ sort: 'quantity' }, ['unit unit_required']],
    [
      { budgetMin: 2, budgetMax: 1, quantityMin: 2, quantityMax: 1, unit: 'kg' },
      ['budgetMax range_reversed', 'quantityMax range_reversed'],
    ],
  ])('%j', async (input, expected) => {
    const refusal = await list(input).catch((error: unknown) => error)
    assert(refusal instanceof AppError)
    expect(refusal.code).toBe('validation_failed')
    expect(refusal.problems.map(({ path, code }) => `${path} ${code}`)).toEqual(expected)
  })
})

test('an order is counted exactly when its transaction commits', async () => {
  const total = async () => (await list({ type: 'engineering' })).total
  const before = await total()
  const row = orderRow({ type: 'engineering' })
  await database.db.transaction().execute(async (tx) => {
    await tx.insertInto('orders').values(row).execute()
    expect(await total()).toBe(before)
  })
  expect(await total()).toBe(before + 1)
  await database.db.updateTable('orders').set({ status: 'paused' }).where('id', '=', row.id).execute()
  expect(await total()).toBe(before)
  await database.db.deleteFrom('orders').where('id', '=', row.id).execute()
  expect(await total()).toBe(before)
})
