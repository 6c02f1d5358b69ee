import {
  type FilterName,
  filterNames,
  type listOrders,
  ORDER_FIELDS,
  type OrderSort,
  type OrderType,
  type RouteParsed,
} from '@verstat/contract'
import type { FieldProblem } from '../../../platform/http/app-error.ts'
import { findFilter, refuse, regionsInTurn } from '../dictionaries/dictionary-filter.ts'
import type { CategoryEntry, Dictionaries, RegionEntry } from '../dictionaries/dictionary-snapshot.ts'

export type OrderListInput = RouteParsed<typeof listOrders>

/** The input of the list with regions and categories instead of their slugs. */
export type OrderFilter = {
  readonly type?: OrderType
  readonly region?: RegionEntry
  readonly category?: CategoryEntry
  readonly sort: OrderSort
  readonly extra: OrderExtras
}

/** Filters for which the database has no counters. `currency` is the currency in which budgets are compared. */
export type OrderExtras = Pick<
  OrderListInput,
  | 'budgetMin'
  | 'budgetMax'
  | 'currency'
  | 'quantityMin'
  | 'quantityMax'
  | 'unit'
  | 'hasFiles'
  | 'sizeMax'
  | 'hasModel'
  | 'language'
  | FilterName<typeof ORDER_FIELDS>
>

/**
 * Finds the region and category of the slugs, and validates units and ranges. Throws `validation_failed` with all
 * problems.
 */
export function orderFilter(dictionaries: Dictionaries, input: OrderListInput): OrderFilter {
  const { region, category, problems } = findFilter(dictionaries, input)
  refuse([...problems, ...extraProblems(input)])
  return {
    ...(input.type ? { type: input.type } : {}),
    ...(region ? { region } : {}),
    ...(category ? { category } : {}),
    sort: input.sort,
    extra: input,
  }
}

/**
 * Returns whether the list is sorted by date and filtered only by type, region and category. The database has counters
 * for such lists, so every page can be read. Other lists end after `BOUNDED_ROWS` rows.
 */
export function isPlain({ sort, extra }: OrderFilter): boolean {
  const { budgetMin, budgetMax, quantityMin, quantityMax, hasFiles, language, sizeMax, hasModel } = extra
  const choices = filterNames(ORDER_FIELDS).map((name) => extra[name])
  const extras = [
    budgetMin,
    budgetMax,
    quantityMin,
    quantityMax,
    hasFiles,
    language,
    sizeMax,
    hasModel,
    ...choices,
  ]
  return sort === 'newest' && extras.every((value) => value === undefined)
}

/** Returns the filter columns of a list that has counters in the database, with one segment per region. */
export function orderSegments(dictionaries: Dictionaries, { type, region, category }: OrderFilter) {
  const base = {
    ...(type ? { type } : {}),
    ...(category ? { [categoryColumn(category)]: category.key } : {}),
  }
  if (!region) return [base] as const
  const [first, ...others] = regionsInTurn(dictionaries, region).map(({ key }) => ({
    ...base,
    region_id: key,
  }))
  return [first ?? base, ...others] as const
}

/**
 * Returns the column that selects the orders of a category. The column `root_id` selects the orders of all leaves of a
 * root.
 */
export function categoryColumn(category: CategoryEntry): 'root_id' | 'category_id' {
  return category.parentKey === null ? 'root_id' : 'category_id'
}

function extraProblems(input: OrderListInput): FieldProblem[] {
  const { budgetMin, budgetMax, quantityMin, quantityMax, unit, sort } = input
  const problems: FieldProblem[] = []
  const needsUnit = quantityMin !== undefined || quantityMax !== undefined || sort === 'quantity'
  if (needsUnit && unit === undefined) problems.push({ path: 'unit', code: 'unit_required' })
  if (isReversed(budgetMin, budgetMax)) problems.push({ path: 'budgetMax', code: 'range_reversed' })
  if (isReversed(quantityMin, quantityMax)) problems.push({ path: 'quantityMax', code: 'range_reversed' })
  return problems
}

function isReversed(min: number | undefined, max: number | undefined): boolean {
  return min !== undefined && max !== undefined && min > max
}
