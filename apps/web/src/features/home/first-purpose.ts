import type { User } from '@verstat/contract'

/** The kind of listings that the home page searches. */
export type Purpose = 'producers' | 'orders'

/** Returns what the home page searches first: orders for a producer who has placed none, otherwise producers. */
export function firstPurpose(user: Pick<User, 'owns'> | null): Purpose {
  return user?.owns.producers && !user.owns.orders ? 'orders' : 'producers'
}
