import type { OrderList } from '@verstat/contract'
import type { z } from 'zod/mini'
import type { DirectoryContext } from '../directory-context.ts'
import { readListPage } from '../listing/paging/read-list-page.ts'
import { readPage } from '../listing/paging/read-page.ts'
import { orderFacets } from './count-orders.ts'
import { listSummaries } from './order.repository.ts'
import { viewOrderSummary } from './order.view.ts'
import { isPlain, type OrderListInput, orderFilter, orderSegments } from './order-filter.ts'
import { ORDER_LIST } from './order-list.ts'
import { readFilteredOrders } from './read-filtered-orders.ts'
import { readPromotedOrders } from './read-promoted-orders.ts'

/**
 * Lists a page of orders. Throws `validation_failed` for unknown slugs, for a filter or sort by quantity without a
 * unit, and for a range whose minimum exceeds its maximum.
 */
export async function listOrders(
  ctx: DirectoryContext,
  input: OrderListInput,
): Promise<z.input<typeof OrderList>> {
  const filter = orderFilter(ctx.dictionaries, input)
  const now = ctx.now()
  const page = { offset: (input.page - 1) * input.limit, limit: input.limit, now }
  return readListPage(input, {
    found: isPlain(filter)
      ? readPage(ctx.pool, ORDER_LIST, orderSegments(ctx.dictionaries, filter), page)
      : readFilteredOrders(ctx, filter, page),
    promotedIds: readPromotedOrders(ctx, filter, { page: input.page, now }),
    facets: input.facets ? orderFacets(ctx, filter) : undefined,
    listSummaries: (ids) => listSummaries(ctx.pool, ids),
    view: (row) => viewOrderSummary(row, { dictionaries: ctx.dictionaries, now }),
  })
}
