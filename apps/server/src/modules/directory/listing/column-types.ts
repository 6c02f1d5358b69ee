import type { CONTACT_SHOWS } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import type { ColumnType, Generated } from 'kysely'

export type ListingColumns<Status extends string> = PromotionColumns & {
  id: string
  slug: string
  status: Generated<Status>
  status_reason: Nullable<string>
  owner_id: Nullable<string>
  region_id: number
  city: Nullable<string>
  description_uk: Nullable<string>
  description_en: Nullable<string>
  contact_show: Generated<OneOf<typeof CONTACT_SHOWS>>
  published_at: Nullable<Date>
  version: Generated<number>
  demo: Flag
  created_at: Generated<Date>
  updated_at: Generated<Date>
  /** Search vector of PostgreSQL, which is used only inside SQL. */
  search: ColumnType<never, never, never>
  status_at: Generated<Date>
  /** Value of `version` when the status was set. */
  status_version: Generated<number>
  changed_since_approval: Flag
  submit_when_verified: Flag
  /** The paid plan that the owner chose in the form. Null once the plan is paid for or dropped. */
  wanted_plan: Nullable<string>
  archived_from: Nullable<Status>
  locale: Generated<LocaleCode>
}

export type OneOf<List extends readonly string[]> = List[number]

/** A numeric column is read as text and written as a number. */
export type Numeric = ColumnType<string | null, number | null | undefined, number | null>

export type Flag = Generated<boolean>

export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>

/** A jsonb column is read as a value and written as JSON text. */
export type Json<T> = ColumnType<T, string | undefined, string>

type PromotionColumns = {
  top_until: Nullable<Date>
  highlight_until: Nullable<Date>
  home_until: Nullable<Date>
  /**
   * End of the paid plan. The value is `infinity`, which JavaScript cannot represent, until the listing is published.
   */
  paid_until: ColumnType<never, never, never>
}

export type OfListing = { order_id: Nullable<string>; producer_id: Nullable<string> }
