import type { User } from '@verstat/contract'

/** What somebody came for, as the kind of listings to search. */
export type Purpose = 'producers' | 'orders'

/** Returns what the home page searches first: orders for a producer who has placed none, otherwise producers. */
export function firstPurpose(user: Pick<User, 'owns'> | null): Purpose {
  return user?.owns.producers && !user.owns.orders ? 'orders' : 'producers'
}
