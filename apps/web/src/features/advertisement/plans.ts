/** What a listing's plan gives; the order is that of the comparison. */
export const PLAN_FEATURES = ['page', 'lists', 'files', 'highlight', 'bump', 'top', 'home'] as const
export type PlanFeature = (typeof PLAN_FEATURES)[number]

export type Plan<Id extends string> = {
  readonly id: Id
  readonly priceMinor: number
  readonly gives: readonly PlanFeature[]
}

export const PLAN_DAYS = 30

const FREE = ['page', 'lists', 'files'] as const

export const ORDER_PLANS = [
  { id: 'order-free', priceMinor: 0, gives: FREE },
  { id: 'order-plus', priceMinor: 149_00, gives: [...FREE, 'highlight', 'bump'] },
  { id: 'order-top', priceMinor: 399_00, gives: PLAN_FEATURES },
] as const satisfies readonly Plan<string>[]

export const PRODUCER_PLANS = [
  { id: 'producer-free', priceMinor: 0, gives: FREE },
  { id: 'producer-standard', priceMinor: 299_00, gives: [...FREE, 'highlight'] },
  { id: 'producer-pro', priceMinor: 799_00, gives: [...FREE, 'highlight', 'top', 'home'] },
] as const satisfies readonly Plan<string>[]

export type PlanId = (typeof ORDER_PLANS)[number]['id'] | (typeof PRODUCER_PLANS)[number]['id']

/** Bought once, on top of any plan. */
export const BOOSTS = [
  { id: 'bump', priceMinor: 39_00 },
  { id: 'highlight-7', priceMinor: 79_00 },
  { id: 'top-7', priceMinor: 199_00 },
  { id: 'home-3', priceMinor: 249_00 },
] as const
