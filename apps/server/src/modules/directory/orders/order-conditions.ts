import { filterNames, ORDER_FIELDS } from '@verstat/contract'
import { type RawBuilder, sql } from 'kysely'
import { ORDER_COLUMNS } from './order-columns.ts'
import { categoryColumn, type OrderExtras, type OrderFilter } from './order-filter.ts'

type Condition = RawBuilder<unknown>

/**
 * Every list index is partial. This condition implies the predicates of all list indexes, so the planner may use any of
 * them.
 */
export const ANY_ORDER_INDEX = sql`expires_at > '2000-01-01 00:00+00'`

/** Returns the conditions of a filtered list. The region is not included. */
export function orderConditions(
  filter: Pick<OrderFilter, 'type' | 'category' | 'extra'>,
  now: Date,
): Condition[] {
  const { type, category, extra } = filter
  return [
    sql`listed`,
    sql`expires_at > ${now}`,
    ...(type ? [sql`type = ${type}`] : []),
    ...(category ? [sql`${sql.ref(categoryColumn(category))} = ${category.key}`] : []),
    ...budgetConditions(extra),
    ...quantityConditions(extra),
    ...choiceConditions(extra),
    ...(extra.hasFiles === undefined ? [] : [extra.hasFiles ? sql`has_files` : sql`not has_files`]),
    ...(extra.sizeMax === undefined ? [] : [sql`drawing_mm <= ${extra.sizeMax}`]),
    ...(extra.hasModel === undefined ? [] : [extra.hasModel ? sql`has_model` : sql`not has_model`]),
    ...(extra.language === undefined ? [] : [sql.ref(`in_${extra.language}`)]),
  ]
}

function choiceConditions(extra: OrderExtras): Condition[] {
  return filterNames(ORDER_FIELDS).flatMap((name) => {
    const wanted = extra[name]
    return wanted === undefined
      ? []
      : ORDER_COLUMNS[name].columns.map((column) => sql`${sql.ref(column)} = ${wanted}`)
  })
}

/** Condition for orders whose budget is comparable: it is a total in the requested currency. */
export function comparableBudget({ currency }: OrderExtras): Condition {
  return sql`(currency = ${currency} and budget_per = 'total' and budget_max is not null)`
}

/** Condition for orders whose quantity is comparable: it is in the requested unit. */
export function comparableQuantity({ unit }: OrderExtras): Condition {
  return sql`(unit = ${unit} and quantity is not null)`
}

/** An order matches when its budget range overlaps the requested range. */
function budgetConditions(extra: OrderExtras): Condition[] {
  const { budgetMin, budgetMax } = extra
  if (budgetMin === undefined && budgetMax === undefined) return []
  return [
    comparableBudget(extra),
    ...(budgetMin === undefined ? [] : [sql`budget_max >= ${budgetMin}`]),
    ...(budgetMax === undefined ? [] : [sql`budget_min <= ${budgetMax}`]),
  ]
}

function quantityConditions(extra: OrderExtras): Condition[] {
  const { quantityMin, quantityMax } = extra
  if (quantityMin === undefined && quantityMax === undefined) return []
  return [
    comparableQuantity(extra),
    ...(quantityMin === undefined ? [] : [sql`quantity >= ${quantityMin}`]),
    ...(quantityMax === undefined ? [] : [sql`quantity <= ${quantityMax}`]),
  ]
}
