import type { Boost, getSubscription, Plan, quotePlans, RouteOutput } from '@verstat/contract'
import type { OfferView } from '../plans/plan-offer.ts'
import type { SellerView } from '../plans/seller-view.ts'

/** What the page of a subscription shows. */
export type SubscriptionView = {
  readonly subscription: RouteOutput<typeof getSubscription>
  readonly quotes: RouteOutput<typeof quotePlans>['quotes']
  readonly plans: readonly Plan[]
  readonly canAutoCharge: boolean
  /** The plans side by side, as text. */
  readonly offer: OfferView
  /** Those for listings of this kind. */
  readonly boosts: readonly Boost[]
  readonly seller?: SellerView
  /** The plan that an address asks for, when it can be chosen. */
  readonly wanted?: string
}
