import type { LocaleCode } from '@verstat/i18n'
import type { ColumnType, Generated } from 'kysely'

/** What writing needs to know beside what is shown. */
export type WritingColumns<Status> = {
  status_at: Generated<Date>
  /** The version with which it got its status. */
  status_version: Generated<number>
  changed_since_approval: Flag
  submit_when_verified: Flag
  /** The paid plan that was chosen with it and is neither paid nor given up. */
  wanted_plan: Nullable<string>
  archived_from: Nullable<Status>
  locale: Generated<LocaleCode>
}

export type OneOf<List extends readonly string[]> = List[number]

/** PostgreSQL's numeric arrives as text and is written as a number. */
export type Numeric = ColumnType<string | null, number | null | undefined, number | null>

export type Flag = Generated<boolean>

export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>

/** A jsonb column: a value when read, its JSON text when written. */
export type Json<T> = ColumnType<T, string | undefined, string>

export type PromotionColumns = {
  top_until: Nullable<Date>
  highlight_until: Nullable<Date>
  home_until: Nullable<Date>
  /** Of its plan; `infinity` while the time waits for the publication, so it is compared in the database alone. */
  paid_until: ColumnType<never, never, never>
}

/** A row of one listing: an order's or a producer's. */
export type OfListing = { order_id: Nullable<string>; producer_id: Nullable<string> }
