import type { DirectoryContext } from '../../directory-context.ts'
import { countOrders, type OrderCounts } from '../../orders/count-orders.ts'
import { countProducers, type ProducerCounts } from '../../producers/count-producers.ts'

type ListingCounts = { readonly orders: OrderCounts; readonly producers: ProducerCounts }

const running = new WeakMap<DirectoryContext, Promise<ListingCounts>>()

/**
 * Counts orders and producers by region and category. A page asks for regions and categories in one request, so
 * concurrent calls with the same `ctx` share the queries. Separate requests never share queries, so that counts are
 * never older than the request.
 */
export function countListings(ctx: DirectoryContext): Promise<ListingCounts> {
  const shared = running.get(ctx)
  if (shared) return shared
  const counts = Promise.all([countOrders(ctx), countProducers(ctx)])
    .then(([orders, producers]) => ({ orders, producers }))
    .finally(() => running.delete(ctx))
  running.set(ctx, counts)
  return counts
}

export function countsOf(
  { orders, producers }: ListingCounts,
  facet: 'regions' | 'categories',
  key: number,
): { readonly orders: number; readonly producers: number } {
  const value = String(key)
  return { orders: orders[facet].get(value) ?? 0, producers: producers[facet].get(value) ?? 0 }
}
