import type { OrderSummary } from '@verstat/contract'
import type { PaidKind } from './paid-marks.tsx'

type PaidListing = {
  readonly promotion: OrderSummary['promotion']
  /** Set only for orders, because only orders can be moved to the top of a list. */
  readonly isBumpPaid?: boolean
}

/**
 * Returns the paid features that every list marks in a row: an advertising place if the row has one (`isAd`),
 * highlighting, and moving an order to the top (a bump).
 */
export function rowPaidKinds(
  { promotion, isBumpPaid }: PaidListing,
  now: Date,
  isAd = false,
): readonly PaidKind[] {
  return [
    ...(isAd ? (['ad'] as const) : []),
    ...(isAfter(promotion.highlightUntil, now) ? (['highlighted'] as const) : []),
    ...(isBumpPaid ? (['bumped'] as const) : []),
  ]
}

/** Returns all active paid features, including advertising places. Only the owner sees all of them. */
export function allPaidKinds(listing: PaidListing, now: Date): readonly PaidKind[] {
  const { topUntil, homeUntil } = listing.promotion
  const isAd = isAfter(topUntil, now) || isAfter(homeUntil, now)
  return rowPaidKinds(listing, now, isAd)
}

function isAfter(instant: string | null, now: Date): boolean {
  return instant !== null && Date.parse(instant) > now.getTime()
}
