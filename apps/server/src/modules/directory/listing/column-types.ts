import type { LocaleCode } from '@verstat/i18n'
import type { ColumnType, Generated } from 'kysely'

/** Columns that orders and producers share and that are not public. */
export type WritingColumns<Status> = {
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

export type PromotionColumns = {
  top_until: Nullable<Date>
  highlight_until: Nullable<Date>
  home_until: Nullable<Date>
  /** End of the paid plan; `infinity`, which JavaScript cannot represent, until the listing is published. */
  paid_until: ColumnType<never, never, never>
}

export type OfListing = { order_id: Nullable<string>; producer_id: Nullable<string> }
