import type { SubscriptionStatus } from '@verstat/contract'

export const SUBSCRIPTION_EVENTS = [
  /** Its owner went to pay for another plan, or for more time. */
  'checkout_opened',
  /** Nobody paid: refused, given up or expired. */
  'checkout_over',
  'paid',
  'cancelled',
  /** The owner wants the charges back on. */
  'resumed',
  'charge_failed',
  /** The paid time, or the days of grace after it, are over. */
  'time_over',
  /** The same, and the owner chose the free plan to follow. */
  'free_follows',
  /** Archived or blocked. */
  'listing_gone',
  /** All money of the running period went back. */
  'money_returned',
] as const
export type SubscriptionEvent = (typeof SUBSCRIPTION_EVENTS)[number]

/** Where each event leads from each status; absent: the event is forbidden there. */
const SUBSCRIPTION_MOVES: Readonly<
  Record<SubscriptionEvent, Partial<Record<SubscriptionStatus, SubscriptionStatus>>>
> = {
  checkout_opened: {
    free: 'pending_payment',
    pending_payment: 'pending_payment',
    active: 'active',
    past_due: 'past_due',
    cancelled: 'cancelled',
    expired: 'expired',
  },
  checkout_over: {
    free: 'free',
    pending_payment: 'free',
    active: 'active',
    past_due: 'past_due',
    cancelled: 'cancelled',
    expired: 'expired',
  },
  paid: {
    free: 'active',
    pending_payment: 'active',
    active: 'active',
    past_due: 'active',
    cancelled: 'active',
    expired: 'active',
  },
  cancelled: { active: 'cancelled', past_due: 'cancelled', cancelled: 'cancelled' },
  resumed: { active: 'active', past_due: 'past_due', cancelled: 'active' },
  charge_failed: { active: 'past_due', past_due: 'past_due' },
  time_over: { active: 'expired', past_due: 'expired', cancelled: 'expired' },
  free_follows: { active: 'free', past_due: 'free', cancelled: 'free' },
  listing_gone: {
    free: 'free',
    pending_payment: 'free',
    active: 'cancelled',
    past_due: 'cancelled',
    cancelled: 'cancelled',
    expired: 'expired',
  },
  money_returned: {
    free: 'free',
    pending_payment: 'pending_payment',
    active: 'expired',
    past_due: 'expired',
    cancelled: 'expired',
    expired: 'expired',
  },
}

/** The status after an event; undefined when the event is forbidden. */
export function moveSubscription(
  from: SubscriptionStatus,
  event: SubscriptionEvent,
): SubscriptionStatus | undefined {
  return SUBSCRIPTION_MOVES[event][from]
}
