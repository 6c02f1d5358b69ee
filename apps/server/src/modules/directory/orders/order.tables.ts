import type {
  BUDGET_MODES,
  BUDGET_PERS,
  CONTACT_SHOWS,
  Currency,
  MATERIAL_BYS,
  OrderStatus,
  OrderType,
  REPEATS,
  Unit,
} from '@verstat/contract'
import type { ColumnType, Generated } from 'kysely'
import type {
  Flag,
  Json,
  Nullable,
  Numeric,
  OneOf,
  PromotionColumns,
  WritingColumns,
} from '../listing/column-types.ts'

/** Values of `orders.status`; `expired` is computed, never stored. */
export type StoredOrderStatus = Exclude<OrderStatus, 'expired'>

export type OrderTable = PromotionColumns &
  WritingColumns<StoredOrderStatus> & {
    id: string
    number: Generated<number>
    slug: string
    status: Generated<StoredOrderStatus>
    status_reason: Nullable<string>
    /** Maintained by a trigger from status and expiry. */
    listed: ColumnType<boolean, never, boolean>
    owner_id: Nullable<string>
    type: OrderType
    region_id: number
    root_id: number
    category_id: number
    city: Nullable<string>
    title_uk: Nullable<string>
    title_en: Nullable<string>
    description_uk: Nullable<string>
    description_en: Nullable<string>
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
    /** Generated: languages of the text. */
    in_uk: ColumnType<boolean, never, never>
    in_en: ColumnType<boolean, never, never>
    contact_name: Nullable<string>
    contact_email: Nullable<string>
    contact_phone: Nullable<string>
    contact_show: Generated<OneOf<typeof CONTACT_SHOWS>>
    published_at: Nullable<Date>
    bumped_at: Nullable<Date>
    paid_bump_at: Nullable<Date>
    expires_at: Nullable<Date>
    version: Generated<number>
    demo: Flag
    created_at: Generated<Date>
    updated_at: Generated<Date>
    /** Search vector, only used inside SQL. */
    search: ColumnType<never, never, never>
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
