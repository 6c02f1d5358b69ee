import { listOwnOrders, listOwnProducers } from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'
import type { Purpose } from './home-search.tsx'

/** Returns what a page searches first: orders for a signed-in producer who has placed none, otherwise producers. */
export async function findPurpose(
  { send }: Pick<PageContext, 'send'>,
  isSignedIn: boolean,
): Promise<Purpose> {
  if (!isSignedIn) return 'producers'
  const [orders, producers] = await Promise.all([
    send(listOwnOrders, { limit: 1 }),
    send(listOwnProducers, { limit: 1 }),
  ])
  return producers.total > 0 && orders.total === 0 ? 'orders' : 'producers'
}
