import type { OrderType } from '@verstat/contract'
import type { Insertable } from 'kysely'
import { itemAt, TEST_LEAVES, TEST_REGIONS, TEST_ROOTS } from '../directory.testing.ts'
import type { OrderTable } from './order.tables.ts'
import type { OrderListInput } from './order-filter.ts'

type Row = Insertable<OrderTable>

const COUNTRY_KEY = 3

/** A naive model of the list of orders. Returns the ids of all matching orders in the order of the list. */
export function modelOrders(rows: readonly Row[], input: Partial<OrderListInput>, now: Date): string[] {
  const matching = rows.filter((row) => matches(row, input, now))
  const region = TEST_REGIONS.find(({ slug }) => slug === input.regionSlug)
  if (!region) return sorted(matching, input)
  const inRegion = (key: number) => matching.filter((row) => row.region_id === key)
  const country = region.key === COUNTRY_KEY ? [] : inRegion(COUNTRY_KEY)
  return [...sorted(inRegion(region.key), input), ...sorted(country, input)]
}

/**
 * A naive model of the facets. The counts of a facet ignore the filter by that facet. A region's count does not include
 * orders for the whole country.
 */
export function modelFacets(rows: readonly Row[], input: Partial<OrderListInput>, now: Date) {
  const count = (without: Partial<OrderListInput>, isCounted: (row: Row) => boolean) =>
    rows.filter((row) => {
      const { type, regionSlug, categorySlug } = { ...input, ...without }
      const region = TEST_REGIONS.find(({ slug }) => slug === regionSlug)
      const isThere = !region || row.region_id === region.key
      return isThere && matches(row, { type, categorySlug }, now) && isCounted(row)
    }).length
  const facet = (entries: readonly { value: string; count: number }[]) =>
    entries.filter((entry) => entry.count > 0)
  const openRoot = TEST_ROOTS.find(
    ({ slug, leaves }) =>
      slug === input.categorySlug || leaves.some((leaf) => leaf.slug === input.categorySlug),
  )
  const categories = TEST_ROOTS.flatMap((root) => [root, ...(root === openRoot ? root.leaves : [])])
  return {
    types: facet(
      (['production', 'tolling', 'prototype', 'supply', 'services', 'engineering'] as const).map((value) => ({
        value,
        count: count({ type: undefined }, (row) => row.type === value),
      })),
    ),
    regions: facet(
      TEST_REGIONS.map(({ slug, key }) => ({
        value: slug,
        count: count({ regionSlug: undefined }, (row) => row.region_id === key),
      })),
    ),
    categories: facet(
      categories.map(({ slug, key }) => ({
        value: slug,
        count: count({ categorySlug: undefined }, (row) => row.root_id === key || row.category_id === key),
      })),
    ),
  }
}

/** Generates an order from `index` alone, so that the orders differ but are the same in every run. */
export function variedOrder(index: number, now: Date): Partial<Row> {
  const pick = <T>(list: readonly T[], step: number): T => itemAt(list, Math.floor(index / step))
  const leaf = pick(TEST_LEAVES, 1)
  const hour = 3_600_000
  const budget = pick([null, 5_000, 5_000, 12_000, 90_000, 7], 3)
  const isRange = budget !== null && index % 4 === 0
  const quantity = pick([null, 10, 10, 250.5, 4_000], 2)
  return {
    type: pick<OrderType>(['production', 'tolling', 'production', 'services'], 5),
    region_id: pick(TEST_REGIONS, 7).key,
    root_id: leaf.rootKey,
    category_id: leaf.key,
    status: index % 11 === 0 ? 'paused' : 'published',
    bumped_at: new Date(now.getTime() - ((index * 37) % 300) * hour),
    expires_at: new Date(now.getTime() + (((index * 13) % 40) + 1) * hour),
    budget_mode: budget === null ? 'request' : isRange ? 'range' : 'exact',
    budget_min: budget,
    budget_max: budget === null ? null : isRange ? budget * 3 : budget,
    currency: pick(['UAH', 'UAH', 'EUR'], 2),
    budget_per: index % 5 === 0 ? 'unit' : 'total',
    quantity,
    unit: quantity === null ? null : pick(['pcs', 'pcs', 'kg'], 4),
    drawing_mm: pick([null, null, 12.5, 480, 2_000], 3),
    has_model: index % 7 === 0,
    material_by: pick(['customer', 'producer', 'agree'], 6),
    description_uk: index % 3 === 0 ? null : DESCRIPTION,
    description_en: index % 3 === 1 ? null : DESCRIPTION,
  }
}

const DESCRIPTION = 'Whatever is written here is long enough to be stored.'

function matches(row: Row, input: Partial<OrderListInput>, now: Date): boolean {
  const {
    type,
    categorySlug,
    budgetMin,
    budgetMax,
    quantityMin,
    quantityMax,
    materialBy,
    hasFiles,
    sizeMax,
    hasModel,
    language,
  } = input
  const isListed = row.status === 'published' && Number(row.expires_at) > now.getTime()
  const root = TEST_ROOTS.find(({ slug }) => slug === categorySlug)
  const leaf = TEST_LEAVES.find(({ slug }) => slug === categorySlug)
  const inCategory = categorySlug === undefined || row.root_id === root?.key || row.category_id === leaf?.key
  const inBudget =
    (budgetMin === undefined && budgetMax === undefined) ||
    (hasComparableBudget(row, input) &&
      Number(row.budget_max) >= (budgetMin ?? 0) &&
      Number(row.budget_min) <= (budgetMax ?? Number.POSITIVE_INFINITY))
  const inQuantity =
    (quantityMin === undefined && quantityMax === undefined) ||
    (hasComparableQuantity(row, input) &&
      Number(row.quantity) >= (quantityMin ?? 0) &&
      Number(row.quantity) <= (quantityMax ?? Number.POSITIVE_INFINITY))
  return (
    isListed &&
    (type === undefined || row.type === type) &&
    inCategory &&
    inBudget &&
    inQuantity &&
    (materialBy === undefined || row.material_by === materialBy) &&
    (language === undefined || row[`description_${language}`] !== null) &&
    (sizeMax === undefined || (row.drawing_mm != null && row.drawing_mm <= sizeMax)) &&
    (hasModel === undefined || row.has_model === hasModel) &&
    // Generated orders have no files, so none matches the filter `hasFiles`.
    hasFiles !== true
  )
}

function hasComparableBudget(row: Row, { currency = 'UAH' }: Partial<OrderListInput>): boolean {
  return row.currency === currency && row.budget_per === 'total' && row.budget_max !== null
}

function hasComparableQuantity(row: Row, { unit }: Partial<OrderListInput>): boolean {
  return row.quantity !== null && row.unit === unit
}

function sorted(rows: readonly Row[], input: Partial<OrderListInput>): string[] {
  const newest = (a: Row, b: Row) => Number(b.bumped_at) - Number(a.bumped_at) || (a.id < b.id ? 1 : -1)
  const compared = (isComparable: (row: Row) => boolean, value: (row: Row) => number) => [
    ...rows.filter(isComparable).toSorted((a, b) => value(b) - value(a) || (a.id < b.id ? 1 : -1)),
    ...rows.filter((row) => !isComparable(row)).toSorted(newest),
  ]
  const inOrder = {
    newest: () => rows.toSorted(newest),
    deadline: () =>
      rows.toSorted((a, b) => Number(a.expires_at) - Number(b.expires_at) || (a.id < b.id ? -1 : 1)),
    budget: () =>
      compared(
        (row) => hasComparableBudget(row, input),
        (row) => Number(row.budget_max),
      ),
    size: () => [
      ...rows
        .filter(({ drawing_mm }) => drawing_mm != null)
        .toSorted((a, b) => Number(a.drawing_mm) - Number(b.drawing_mm) || (a.id < b.id ? -1 : 1)),
      ...rows.filter(({ drawing_mm }) => drawing_mm == null).toSorted(newest),
    ],
    quantity: () =>
      compared(
        (row) => hasComparableQuantity(row, input),
        (row) => Number(row.quantity),
      ),
  }[input.sort ?? 'newest']()
  return inOrder.map(({ id }) => id)
}
