import type { OrderList } from '@verstat/contract'
import type { z } from 'zod/mini'
import type { DirectoryContext } from '../directory-context.ts'
import { readPage } from '../listing/paging/read-page.ts'
import { orderFacets } from './count-orders.ts'
import * as orders from './order.repository.ts'
import { viewOrderSummary } from './order.view.ts'
import { isPlain, type OrderFilter, type OrderListInput, orderFilter, orderSegments } from './order-filter.ts'
import { ORDER_LIST } from './order-list.ts'
import { readFilteredOrders } from './read-filtered-orders.ts'
import { readPromotedOrders } from './read-promoted-orders.ts'

/**
 * Lists a page of orders with the total, promoted orders and, on request, facets. A page beyond the end has no items
 * but the true total. Throws `validation_failed` for an unknown region or category, a missing unit, a reversed
 * range.
 */
export async function listOrders(
  ctx: DirectoryContext,
  input: OrderListInput,
): Promise<z.input<typeof OrderList>> {
  const filter = orderFilter(ctx.dictionaries, input)
  const now = ctx.now()
  const [found, promotedIds, facets] = await Promise.all([
    readIds(ctx, filter, { offset: (input.page - 1) * input.limit, limit: input.limit, now }),
    readPromotedOrders(ctx, filter, { page: input.page, now }),
    input.facets ? orderFacets(ctx, filter) : undefined,
  ])
  const shownPromoted = found.ids.length > 0 ? promotedIds : []
  const rows = await orders.listSummaries(ctx.pool, [...new Set([...found.ids, ...shownPromoted])])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const view = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const row = byId.get(id)
      return row ? [viewOrderSummary(row, { dictionaries: ctx.dictionaries, now })] : []
    })
  return {
    items: view(found.ids),
    page: input.page,
    limit: input.limit,
    total: found.total,
    totalExact: found.totalExact,
    pages: Math.ceil(found.total / input.limit),
    promoted: view(shownPromoted),
    ...(facets ? { facets } : {}),
  }
}

async function readIds(
  ctx: DirectoryContext,
  filter: OrderFilter,
  page: { readonly offset: number; readonly limit: number; readonly now: Date },
) {
  if (!isPlain(filter)) return readFilteredOrders(ctx, filter, page)
  const found = await readPage(ctx.pool, ORDER_LIST, orderSegments(ctx.dictionaries, filter), page)
  return { ...found, totalExact: true }
}
