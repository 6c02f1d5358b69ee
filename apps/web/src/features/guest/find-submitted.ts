import type { ListingKind, User } from '@verstat/contract'
import { listOwnOrders, listOwnProducers } from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'

/**
 * Some listings wait until the user verifies the e-mail address. They are then sent to a moderator. Returns the kind of
 * a listing that waits for a moderator, or undefined when there is none.
 */
export async function findSubmitted(
  { send, user }: Pick<PageContext, 'send'> & { readonly user: User | null },
  signal: AbortSignal,
): Promise<ListingKind | undefined> {
  if (!user) return undefined
  const pending = { status: 'pending', limit: 1 } as const
  const [orders, producers] = await Promise.all([
    send(listOwnOrders, pending, { signal }),
    send(listOwnProducers, pending, { signal }),
  ])
  if (orders.total > 0) return 'order'
  return producers.total > 0 ? 'producer' : undefined
}
