import type { getSubscription, Plan, quotePlans, RouteOutput } from '@verstat/contract'

/** What the page of a subscription shows. */
export type SubscriptionView = {
  readonly subscription: RouteOutput<typeof getSubscription>
  readonly quotes: RouteOutput<typeof quotePlans>['quotes']
  readonly plans: readonly Plan[]
}
