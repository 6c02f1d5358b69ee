import type { BoostFeature, ListingKind, PlanFeature, SubscriptionStatus } from '@verstat/contract'
import type { ColumnType, Generated } from 'kysely'

/** The tables this module owns, as rows of the query builder. */
export type BillingTables = {
  plans: PlanTable
  boosts: BoostTable
  subscriptions: SubscriptionTable
}

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>

type OfferColumns = {
  id: string
  position: number
  name_uk: string
  name_en: string
  text_uk: string
  text_en: string
  price_minor: number
  currency: Generated<'UAH'>
  days: Nullable<number>
  offered: Generated<boolean>
  version: Generated<number>
  updated_at: Generated<Date>
}

export type PlanTable = OfferColumns & { kind: ListingKind; gives: PlanFeature[] }

export type BoostTable = OfferColumns & { kinds: ListingKind[]; gives: BoostFeature }

/** Rows come to be with their listings, by a trigger. */
export type SubscriptionTable = {
  id: string
  order_id: Nullable<string>
  producer_id: Nullable<string>
  plan_id: string
  status: Generated<SubscriptionStatus>
  period_start: Nullable<Date>
  period_end: Nullable<Date>
  auto_charge: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}
