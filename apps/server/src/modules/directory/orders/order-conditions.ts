import { filterNames, ORDER_FIELDS } from '@verstat/contract'
import { type RawBuilder, sql } from 'kysely'
import { ORDER_COLUMNS } from './order-columns.ts'
import { categoryColumn, type OrderExtras, type OrderFilter } from './order-filter.ts'

type Condition = RawBuilder<unknown>

/** Implies the tags of all indexes of the lists (see the migration of orders): the planner may choose among them. */
export const ANY_ORDER_INDEX = sql`expires_at > '2000-01-01 00:00+00'`

/** Conditions that every row of a filtered list meets, the region apart. */
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
    ...(extra.language === undefined ? [] : [sql.ref(`in_${extra.language}`)]),
  ]
}

/** The choices that a filter names, each in its column. */
function choiceConditions(extra: OrderExtras): Condition[] {
  return filterNames(ORDER_FIELDS).flatMap((name) => {
    const wanted = extra[name]
    return wanted === undefined
      ? []
      : ORDER_COLUMNS[name].columns.map((column) => sql`${sql.ref(column)} = ${wanted}`)
  })
}

/** Budgets that can be compared: a sum for the whole order in the asked currency. */
export function comparableBudget({ currency }: OrderExtras): Condition {
  return sql`(currency = ${currency} and budget_per = 'total' and budget_max is not null)`
}

/** Quantities that can be compared: in the asked unit. */
export function comparableQuantity({ unit }: OrderExtras): Condition {
  return sql`(unit = ${unit} and quantity is not null)`
}

/** A budget matches when any sum between its ends does. */
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
