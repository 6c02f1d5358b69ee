import type {
  BUDGET_MODES,
  BUDGET_PERS,
  CATEGORY_TYPES,
  CONTACT_SHOWS,
  Currency,
  EMPLOYEE_BANDS,
  FieldDef,
  ListingKind,
  MATERIAL_BYS,
  OrderStatus,
  OrderType,
  PRODUCER_KINDS,
  ProducerStatus,
  REGION_KINDS,
  REPEATS,
  SAMPLES,
  Unit,
  VerificationSource,
} from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import type { ColumnType, Generated } from 'kysely'
import type { UploadsTables } from '../uploads/index.ts'

/** The tables this module owns, as rows of the query builder, and those of uploads, which its listings show. */
export type DirectoryTables = UploadsTables & {
  regions: RegionTable
  categories: CategoryTable
  orders: OrderTable
  order_images: OrderImageTable
  order_files: OrderFileTable
  order_stats: OrderStatTable
  order_reminders: OrderReminderTable
  producers: ProducerTable
  producer_categories: ProducerCategoryTable
  producer_images: ProducerImageTable
  producer_stats: ProducerStatTable
  producer_listings: ProducerListingTable
  producer_files: ProducerFileTable
  listing_status_log: StatusLogTable
  listing_revisions: RevisionTable
  revision_files: RevisionFileTable
  replaced_texts: ReplacedTextTable
  listing_tokens: ListingTokenTable
  form_drafts: FormDraftTable
  seeds: SeedTable
}

/** What `orders.status` may hold: the wire's `expired` is not stored. */
export type StoredOrderStatus = Exclude<OrderStatus, 'expired'>

/** What writing needs to know beside what is shown. */
type WritingColumns<Status> = {
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

type OneOf<List extends readonly string[]> = List[number]
/** PostgreSQL's numeric arrives as text and is written as a number. */
type Numeric = ColumnType<string | null, number | null | undefined, number | null>
type Flag = Generated<boolean>
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>
/** A jsonb column: a value when read, its JSON text when written. */
type Json<T> = ColumnType<T, string | undefined, string>

export type RegionTable = {
  id: number
  code: string
  slug: string
  iso_code: string | null
  kind: OneOf<typeof REGION_KINDS>
  name_uk: string
  name_en: string
  locative_uk: string
  locative_en: string
  position: number
  edited_at: Nullable<Date>
}

export type CategoryTable = {
  id: number
  code: string
  slug: string
  parent_id: number | null
  types: OneOf<typeof CATEGORY_TYPES>[]
  name_uk: string
  name_en: string
  heading_orders_uk: string
  heading_orders_en: string
  heading_producers_uk: string
  heading_producers_en: string
  description_uk: string
  description_en: string
  icon: string
  fields: Json<FieldDef[]>
  position: number
  edited_at: Nullable<Date>
  /** Its listings are in that one now. */
  merged_into: Nullable<number>
  version: Generated<number>
}

type PromotionColumns = {
  top_until: Nullable<Date>
  highlight_until: Nullable<Date>
  home_until: Nullable<Date>
  /** Of its plan; `infinity` while the time waits for the publication, so it is compared in the database alone. */
  paid_until: ColumnType<never, never, never>
}

export type OrderTable = PromotionColumns &
  WritingColumns<StoredOrderStatus> & {
    id: string
    number: Generated<number>
    slug: string
    status: Generated<StoredOrderStatus>
    status_reason: Nullable<string>
    /** Kept by the database from the status and the expiry. */
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
    /** Kept by the database: in which languages it is written. */
    in_uk: ColumnType<boolean, never, never>
    in_en: ColumnType<boolean, never, never>
    contact_name: Nullable<string>
    contact_email: Nullable<string>
    contact_phone: Nullable<string>
    contact_show: Generated<OneOf<typeof CONTACT_SHOWS>>
    published_at: Nullable<Date>
    bumped_at: Nullable<Date>
    /** The bump that was bought last. */
    paid_bump_at: Nullable<Date>
    expires_at: Nullable<Date>
    version: Generated<number>
    demo: Flag
    created_at: Generated<Date>
    updated_at: Generated<Date>
    /** The words of a search; only ever used inside SQL. */
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

export type ProducerTable = PromotionColumns &
  WritingColumns<ProducerStatus> & {
    id: string
    slug: string
    status: Generated<ProducerStatus>
    status_reason: Nullable<string>
    owner_id: Nullable<string>
    name: string
    kind: OneOf<typeof PRODUCER_KINDS>
    edrpou: Nullable<string>
    rnokpp: Nullable<string>
    tagline_uk: Nullable<string>
    tagline_en: Nullable<string>
    description_uk: Nullable<string>
    description_en: Nullable<string>
    region_id: number
    city: Nullable<string>
    address: Nullable<string>
    latitude: Nullable<number>
    longitude: Nullable<number>
    show_address: Flag
    service_region_ids: Generated<number[]>
    processes: Generated<string[]>
    materials: Generated<string[]>
    moq_value: Numeric
    moq_unit: Nullable<Unit>
    lead_days_min: Nullable<number>
    lead_days_max: Nullable<number>
    samples: Nullable<OneOf<typeof SAMPLES>>
    accepts_tolling: Nullable<boolean>
    accepts_small_batch: Nullable<boolean>
    employees: Nullable<OneOf<typeof EMPLOYEE_BANDS>>
    show_employees: Flag
    founded_year: Nullable<number>
    equipment: Json<StoredEquipment[]>
    certificates: Json<StoredCertificate[]>
    phones: Generated<string[]>
    email: Nullable<string>
    contact_show: Generated<OneOf<typeof CONTACT_SHOWS>>
    website: Nullable<string>
    work_hours: Nullable<string>
    accepting_from: Nullable<string>
    closed_until: Nullable<string>
    verified_at: Nullable<Date>
    verified_until: Nullable<Date>
    verification_source: Nullable<VerificationSource>
    verification_note: Nullable<string>
    verified_by: Nullable<string>
    completeness: Generated<number>
    fresh_at: Generated<Date>
    published_at: Nullable<Date>
    version: Generated<number>
    demo: Flag
    created_at: Generated<Date>
    updated_at: Generated<Date>
    search: ColumnType<never, never, never>
  }

/** Entries of `producers.equipment`. */
export type StoredEquipment = {
  name: string
  model: string | null
  count: number | null
  note: string | null
}

/** Entries of `producers.certificates`. */
export type StoredCertificate = {
  name: string
  number: string | null
  issuer: string | null
  validUntil: string | null
  /** The stored copy; older entries lack it. */
  uploadId?: string | null
}

export type ProducerCategoryTable = {
  producer_id: string
  position: number
  root_id: number
  category_id: number
}

export type ProducerImageTable = {
  producer_id: string
  upload_id: string
  role: 'logo' | 'cover' | 'gallery'
  position: Generated<number>
  alt: Nullable<string>
}

export type ProducerStatTable = { producer_id: string; views: Generated<number>; contacts: Generated<number> }

/** Written by relist_producers alone. */
export type ProducerListingTable = {
  producer_id: ColumnType<string, never, never>
  /** 0 = all producers, else a root or a leaf. */
  category_id: ColumnType<number, never, never>
  region_id: ColumnType<number, never, never>
  rank: ColumnType<number, never, never>
  published_at: ColumnType<Date, never, never>
  verified_until: ColumnType<Date | null, never, never>
  top_until: ColumnType<Date | null, never, never>
  accepts_tolling: ColumnType<boolean | null, never, never>
  accepts_small_batch: ColumnType<boolean | null, never, never>
  in_uk: ColumnType<boolean, never, never>
  in_en: ColumnType<boolean, never, never>
  name_key: ColumnType<string, never, never>
}

export type ProducerFileTable = { producer_id: string; upload_id: string }

/** A row of one listing: an order's or a producer's. */
type OfListing = { order_id: Nullable<string>; producer_id: Nullable<string> }

/** Only ever added to. */
export type StatusLogTable = OfListing & {
  id: Generated<number>
  from_status: Nullable<string>
  to_status: string
  actor_id: Nullable<string>
  reason: Nullable<string>
  at: Date
}

export type RevisionTable = OfListing & {
  id: string
  changes: ColumnType<Record<string, unknown>, string, string>
  submitted_at: Date
  rejected_at: Nullable<Date>
  rejected_by: Nullable<string>
  reason: Nullable<string>
}

export type ReplacedTextTable = OfListing & {
  id: Generated<number>
  changes: ColumnType<Record<string, unknown>, string, never>
  replaced: ColumnType<Record<string, unknown>, string, never>
  submitted_at: Date
  approved_at: Date
  approved_by: string
  version: number
}

export type RevisionFileTable = { revision_id: string; upload_id: string }

export type ListingTokenTable = OfListing & {
  token_hash: Buffer
  purpose: 'claim' | 'manage' | 'renew'
  draft_id: Nullable<string>
  created_at: Date
  expires_at: Date
  used_at: Nullable<Date>
}

export type FormDraftTable = {
  id: string
  kind: ListingKind
  fields: ColumnType<Record<string, unknown>, string, string>
  step: Nullable<string>
  email: Nullable<string>
  owner_id: Nullable<string>
  created_at: Date
  updated_at: Date
}

export type SeedTable = { name: string; sown_at: Generated<Date> }
