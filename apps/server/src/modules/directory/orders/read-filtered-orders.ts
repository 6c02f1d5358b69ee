import { type RawBuilder, sql } from 'kysely'
import { regionsInTurn } from '../dictionaries/dictionary-filter.ts'
import type { DirectoryContext } from '../directory-context.ts'
import { type BoundedPage, type BoundedSegment, readBoundedPage } from '../listing/paging/bounded-list.ts'
import { ANY_ORDER_INDEX, comparableBudget, comparableQuantity, orderConditions } from './order-conditions.ts'
import type { OrderFilter } from './order-filter.ts'

/**
 * Reads a page of a list for which the database has no counters. Such a list ends after `BOUNDED_ROWS` rows. Orders
 * that the sort cannot compare, such as orders with a budget in another currency, come last. If the list has a region,
 * orders for the whole country follow after the region's own orders.
 */
export async function readFilteredOrders(
  ctx: Pick<DirectoryContext, 'db' | 'dictionaries'>,
  filter: OrderFilter,
  page: { readonly offset: number; readonly limit: number; readonly now: Date },
): Promise<BoundedPage> {
  const base = [ANY_ORDER_INDEX, ...orderConditions(filter, page.now)]
  const regions = filter.region ? regionsInTurn(ctx.dictionaries, filter.region) : [undefined]
  const segments = regions.flatMap((region) =>
    sortedRuns(filter).map(
      ({ where, orderBy }): BoundedSegment => ({
        from: sql`orders`,
        id: 'id',
        where: [...base, ...where, ...(region ? [sql`region_id = ${region.key}`] : [])],
        orderBy,
      }),
    ),
  )
  return readBoundedPage(ctx.db, segments, page)
}

const NEWEST = sql`bumped_at desc, id desc`

type Run = { readonly where: readonly RawBuilder<unknown>[]; readonly orderBy: RawBuilder<unknown> }

/**
 * Returns the segments of a sorted list: first the orders that the sort can compare, then the other orders, newest
 * first.
 */
function sortedRuns({ sort, extra }: OrderFilter): readonly Run[] {
  switch (sort) {
    case 'newest':
      return [{ where: [], orderBy: NEWEST }]
    case 'deadline':
      return [{ where: [], orderBy: sql`expires_at, id` }]
    case 'budget': {
      const isFiltered = extra.budgetMin !== undefined || extra.budgetMax !== undefined
      return comparedFirst(comparableBudget(extra), sql`budget_max desc, id desc`, isFiltered)
    }
    case 'quantity': {
      const isFiltered = extra.quantityMin !== undefined || extra.quantityMax !== undefined
      return comparedFirst(comparableQuantity(extra), sql`quantity desc, id desc`, isFiltered)
    }
    case 'size':
      return comparedFirst(sql`(drawing_mm is not null)`, sql`drawing_mm, id`, extra.sizeMax !== undefined)
  }
}

function comparedFirst(
  comparable: RawBuilder<unknown>,
  orderBy: RawBuilder<unknown>,
  isFiltered: boolean,
): Run[] {
  const compared = { where: [comparable], orderBy }
  // If the list is filtered by the compared value, the filter already excludes the orders that cannot be compared.
  return isFiltered ? [compared] : [compared, { where: [sql`${comparable} is not true`], orderBy: NEWEST }]
}
