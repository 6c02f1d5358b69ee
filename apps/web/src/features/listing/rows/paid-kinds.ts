import type { OrderSummary } from '@verstat/contract'
import type { PaidKind } from './paid-marks.tsx'

type PaidListing = {
  readonly promotion: OrderSummary['promotion']
  /** Only orders are moved back to the top of the list. */
  readonly isBumpPaid?: boolean
}

/** What is paid for wherever a listing is shown: its colour, its place in the list. */
export function rowPaidKinds({ promotion, isBumpPaid }: PaidListing, now: Date): readonly PaidKind[] {
  return [
    ...(isAfter(promotion.highlightUntil, now) ? (['highlighted'] as const) : []),
    ...(isBumpPaid ? (['bumped'] as const) : []),
  ]
}

/** Everything that is paid for a listing now, for its owner: advertising places included. */
export function allPaidKinds(listing: PaidListing, now: Date): readonly PaidKind[] {
  const { topUntil, homeUntil } = listing.promotion
  const isAd = isAfter(topUntil, now) || isAfter(homeUntil, now)
  return [...(isAd ? (['ad'] as const) : []), ...rowPaidKinds(listing, now)]
}

function isAfter(instant: string | null, now: Date): boolean {
  return instant !== null && Date.parse(instant) > now.getTime()
}
