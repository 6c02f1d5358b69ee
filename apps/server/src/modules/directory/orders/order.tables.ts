import type {
  BUDGET_MODES,
  BUDGET_PERS,
  Currency,
  MATERIAL_BYS,
  Messenger,
  OFFERS_OPENS,
  ORDER_CONTACT_SHOWS,
  OrderStatus,
  OrderType,
  REPEATS,
  Unit,
  VISIBILITIES,
} from '@verstat/contract'
import type { ColumnType, Generated } from 'kysely'
import type { Json, ListingColumns, Nullable, Numeric, OneOf } from '../listing/column-types.ts'

/** Values of `orders.status`. The status `expired` is computed and never stored. */
export type StoredOrderStatus = Exclude<OrderStatus, 'expired'>

export type OrderTable = Omit<ListingColumns<StoredOrderStatus>, 'contact_show'> & {
  contact_show: Generated<OneOf<typeof ORDER_CONTACT_SHOWS>>
  number: Generated<number>
  /** Whether lists show the order. A trigger sets this column from the status and the expiry. */
  listed: ColumnType<boolean, never, boolean>
  type: OrderType
  root_id: number
  category_id: number
  title_uk: Nullable<string>
  title_en: Nullable<string>
  quantity: Numeric
  unit: Nullable<Unit>
  quantity_note_uk: Nullable<string>
  quantity_note_en: Nullable<string>
  repeat: Nullable<OneOf<typeof REPEATS>>
  budget_mode: Nullable<OneOf<typeof BUDGET_MODES>>
  budget_min: Nullable<number>
  budget_max: Nullable<number>
  currency: Generated<Currency>
  budget_per: Generated<OneOf<typeof BUDGET_PERS>>
  vat: Nullable<boolean>
  offers_until: string
  needed_by: Nullable<string>
  material_by: Nullable<OneOf<typeof MATERIAL_BYS>>
  sample_required: Nullable<boolean>
  nda_required: Nullable<boolean>
  certificates: Generated<string[]>
  attributes: Json<Record<string, string | number | boolean | string[]>>
  has_files: ColumnType<boolean, never, never>
  /** What the public drawings say, see the migration. Triggers write these three columns. */
  drawing_sizes: ColumnType<number[] | null, never, never>
  drawing_mm: ColumnType<number | null, number | null | undefined, never>
  has_model: ColumnType<boolean, boolean | undefined, never>
  /** The generated columns `in_uk` and `in_en` tell in which languages the order has a text. */
  in_uk: ColumnType<boolean, never, never>
  in_en: ColumnType<boolean, never, never>
  contact_name: Nullable<string>
  contact_email: Nullable<string>
  contact_phone: Nullable<string>
  contact_messengers: Generated<Messenger[]>
  bumped_at: Nullable<Date>
  paid_bump_at: Nullable<Date>
  expires_at: Nullable<Date>
  visibility: Generated<OneOf<typeof VISIBILITIES>>
  offers_open: Generated<OneOf<typeof OFFERS_OPENS>>
  max_offers: Generated<number>
  /** Grows when the order changes in a way that matters to an offer. */
  terms_version: Generated<number>
  /** The deal for which the order is awarded. */
  deal_id: Nullable<string>
  /** When the award is over unless the producer confirms it. */
  award_lapses_at: Nullable<Date>
  /** When the silence of the customer completes the order. */
  award_completes_at: Nullable<Date>
}

export type OrderImageTable = {
  order_id: string
  upload_id: string
  position: number
  alt: Nullable<string>
}

export type OrderFileTable = { order_id: string; upload_id: string; position: number }

export type OrderReminderTable = { order_id: string; expires_at: Date; days: number; sent_at: Date }

export type OrderStatTable = { order_id: string; views: Generated<number>; contacts: Generated<number> }
