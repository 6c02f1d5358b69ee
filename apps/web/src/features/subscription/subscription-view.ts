import type { Boost, getSubscription, Plan, quotePlans, RouteOutput } from '@verstat/contract'
import type { OfferView } from '../plans/plan-offer.ts'
import type { SellerView } from '../plans/seller-view.ts'

export type SubscriptionView = {
  readonly subscription: RouteOutput<typeof getSubscription>
  readonly quotes: RouteOutput<typeof quotePlans>['quotes']
  readonly plans: readonly Plan[]
  readonly canAutoCharge: boolean
  readonly offer: OfferView
  readonly boosts: readonly Boost[]
  readonly seller?: SellerView
  /** The available plan that the query of the URL preselects. */
  readonly wanted?: string
}
