import type { DirectoryContext } from '../../directory-context.ts'
import { countOrders, type OrderCounts } from '../../orders/count-orders.ts'
import { countProducers, type ProducerCounts } from '../../producers/count-producers.ts'

type ListingCounts = { readonly orders: OrderCounts; readonly producers: ProducerCounts }

const running = new WeakMap<DirectoryContext, Promise<ListingCounts>>()

/**
 * How many orders and producers each region and category has. A page asks for regions and categories at the same time:
 * they share one reading. Never shared between requests, so that no page shows counts from before it began.
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
