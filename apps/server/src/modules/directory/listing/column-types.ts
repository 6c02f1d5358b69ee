import type { CONTACT_SHOWS } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import type { ColumnType, Generated } from 'kysely'

/** Columns that orders and producers share. */
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
  /** Search vector, only used inside SQL. */
  search: ColumnType<never, never, never>
  status_at: Generated<Date>
  /** The version when the status was set. */
  status_version: Generated<number>
  changed_since_approval: Flag
  submit_when_verified: Flag
  /** The paid plan chosen in the form, until it is paid for or dropped. */
  wanted_plan: Nullable<string>
  archived_from: Nullable<Status>
  locale: Generated<LocaleCode>
}

export type OneOf<List extends readonly string[]> = List[number]

/** A numeric column: read as text, written as a number. */
export type Numeric = ColumnType<string | null, number | null | undefined, number | null>

export type Flag = Generated<boolean>

export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>

/** A jsonb column: read as a value, written as JSON text. */
export type Json<T> = ColumnType<T, string | undefined, string>

type PromotionColumns = {
  top_until: Nullable<Date>
  highlight_until: Nullable<Date>
  home_until: Nullable<Date>
  /** End of the paid plan; `infinity`, which JavaScript cannot represent, until the listing is published. */
  paid_until: ColumnType<never, never, never>
}

export type OfListing = { order_id: Nullable<string>; producer_id: Nullable<string> }
