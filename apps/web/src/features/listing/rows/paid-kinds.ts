import type { OrderSummary } from '@verstat/contract'
import type { PaidKind } from './paid-marks.tsx'

type PaidListing = {
  readonly promotion: OrderSummary['promotion']
  /** Orders only. */
  readonly isBumpPaid?: boolean
}

/** Paid features that are marked in every list: highlighting and bumping. */
export function rowPaidKinds({ promotion, isBumpPaid }: PaidListing, now: Date): readonly PaidKind[] {
  return [
    ...(isAfter(promotion.highlightUntil, now) ? (['highlighted'] as const) : []),
    ...(isBumpPaid ? (['bumped'] as const) : []),
  ]
}

/** All active paid features, for the owner: advertising places included. */
export function allPaidKinds(listing: PaidListing, now: Date): readonly PaidKind[] {
  const { topUntil, homeUntil } = listing.promotion
  const isAd = isAfter(topUntil, now) || isAfter(homeUntil, now)
  return [...(isAd ? (['ad'] as const) : []), ...rowPaidKinds(listing, now)]
}

function isAfter(instant: string | null, now: Date): boolean {
  return instant !== null && Date.parse(instant) > now.getTime()
}
