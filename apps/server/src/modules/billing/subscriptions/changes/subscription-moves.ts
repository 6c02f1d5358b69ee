import type { SubscriptionStatus } from '@verstat/contract'

export const SUBSCRIPTION_EVENTS = [
  /** The owner started a purchase of paid time. */
  'checkout_opened',
  /** The purchase of paid time failed, was cancelled or expired. */
  'checkout_over',
  'paid',
  'cancelled',
  /** The owner turned on automatic charges again. */
  'resumed',
  'charge_failed',
  /** The paid time and its grace period are over. */
  'time_over',
  /** The paid time and its grace period are over, and the free plan is pending. */
  'free_follows',
  /** The listing was archived or blocked. */
  'listing_gone',
  /** The current period was fully refunded. */
  'money_returned',
] as const
export type SubscriptionEvent = (typeof SUBSCRIPTION_EVENTS)[number]

/** The next status by event and current status. A pair that is absent is forbidden. */
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

/** Returns undefined when the event is forbidden. */
export function moveSubscription(
  from: SubscriptionStatus,
  event: SubscriptionEvent,
): SubscriptionStatus | undefined {
  return SUBSCRIPTION_MOVES[event][from]
}
