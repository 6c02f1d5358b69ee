import { PLAN_FAMILY, type Subscription, type SubscriptionStatus } from '@verstat/contract'
import type { z } from 'zod/mini'
import { moveSubscription } from './changes/subscription-moves.ts'
import type { SubscriptionRow } from './subscription.repository.ts'

export function viewSubscription(row: SubscriptionRow, now: Date): z.input<typeof Subscription> {
  const status = statusAt(row, now)
  const isLeft = status === 'free' && row.next_is_free
  const isCharged = row.auto_charge && (status === 'active' || status === 'past_due')
  return {
    id: row.id,
    family: PLAN_FAMILY,
    subject: {
      kind: row.listing_kind,
      id: row.listing_id,
      slug: row.slug,
      title: {
        ...(row.title_uk === null ? {} : { uk: row.title_uk }),
        ...(row.title_en === null ? {} : { en: row.title_en }),
      },
    },
    plan: isLeft ? (row.next_plan_id ?? row.plan_id) : row.plan_id,
    status,
    periodStart: isLeft ? null : (row.period_start?.toISOString() ?? null),
    periodEnd: isLeft ? null : (row.period_end?.toISOString() ?? null),
    autoCharge: row.auto_charge,
    cancelAtPeriodEnd: status === 'cancelled',
    nextChargeAt: isCharged ? (row.next_charge_at?.toISOString() ?? null) : null,
    card: row.payment_method_id === null ? null : { brand: row.card_brand, tail: row.card_tail },
    pendingUpgrade: isLeft ? null : pendingUpgrade(row),
    wantedPlan: status === 'free' || status === 'pending_payment' ? row.wanted_plan_id : null,
    allowed: allowedMoves(row, now),
  }
}

/** `paymentUrl` is a path without the language prefix. */
export function transactionLink(id: string) {
  return { id, paymentUrl: `/payment/${id}` }
}

/** Returns the status at the moment `now`. Paid time ends on time, even if no job has run. */
export function statusAt(row: TimedRow, now: Date): SubscriptionStatus {
  const endsAt = endOf(row)
  if (endsAt === null || endsAt > now) return row.status
  return moveSubscription(row.status, row.next_is_free ? 'free_follows' : 'time_over') ?? row.status
}

type TimedRow = Pick<
  SubscriptionRow,
  'status' | 'period_end' | 'grace_until' | 'auto_charge' | 'next_charge_at' | 'next_is_free'
>

const GRACE_MS = 3 * 86_400_000

/**
 * Returns when the paid time and its grace period end. The end is later while a charge is due or its result is
 * pending.
 */
export function endOf({ period_end, grace_until, auto_charge, next_charge_at }: TimedRow): Date | null {
  if (grace_until !== null || period_end === null) return grace_until
  return auto_charge && next_charge_at !== null ? new Date(period_end.getTime() + GRACE_MS) : period_end
}

const GONE = ['archived', 'blocked']
/** Listings in these statuses are not published yet, so their paid time has not started. */
const COMING = ['draft', 'pending', 'rejected']

export function allowedMoves(row: SubscriptionRow, now: Date): ('upgrade' | 'renew' | 'cancel' | 'boost')[] {
  const status = statusAt(row, now)
  const canBuy = !GONE.includes(row.listing_status)
  const isPaid = status !== 'free' && status !== 'pending_payment'
  return [
    ...(canBuy ? (['upgrade'] as const) : []),
    ...(canBuy && isPaid ? (['renew'] as const) : []),
    ...(moveSubscription(status, 'cancelled') ? (['cancel'] as const) : []),
    // For a listing in any other state, a boost would expire without effect.
    ...(COMING.includes(row.listing_status) || isListed(row, now) ? (['boost'] as const) : []),
  ]
}

/**
 * Returns whether the listing appears in lists. An expired order does not appear, although its status is still
 * `published`.
 */
export function isListed(
  { listing_status, listing_expires_at }: Pick<SubscriptionRow, 'listing_status' | 'listing_expires_at'>,
  now: Date,
): boolean {
  return listing_status === 'published' && (listing_expires_at === null || listing_expires_at > now)
}

function pendingUpgrade(row: SubscriptionRow): z.input<typeof Subscription>['pendingUpgrade'] {
  if (row.open_id !== null && row.open_item_id !== null && row.open_item_id !== row.plan_id) {
    return { plan: row.open_item_id, transaction: transactionLink(row.open_id) }
  }
  return row.next_plan_id === null ? null : { plan: row.next_plan_id, transaction: null }
}
