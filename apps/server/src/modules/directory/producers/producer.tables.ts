import type {
  EMPLOYEE_BANDS,
  Messenger,
  PRODUCER_KINDS,
  ProducerStatus,
  SAMPLES,
  Unit,
  VerificationSource,
} from '@verstat/contract'
import type { ColumnType, Generated } from 'kysely'
import type { Flag, Json, ListingColumns, Nullable, Numeric, OneOf } from '../listing/column-types.ts'

export type ProducerTable = ListingColumns<ProducerStatus> & {
  name: string
  kind: OneOf<typeof PRODUCER_KINDS>
  edrpou: Nullable<string>
  rnokpp: Nullable<string>
  tagline_uk: Nullable<string>
  tagline_en: Nullable<string>
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
  messengers: Generated<Messenger[]>
  email: Nullable<string>
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
}

export type StoredEquipment = {
  name: string
  model: string | null
  count: number | null
  note: string | null
}

export type StoredCertificate = {
  name: string
  number: string | null
  issuer: string | null
  validUntil: string | null
  /** Id of the scanned document. Older entries have no such property. */
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

/** Only the SQL function `relist_producers` writes this table. */
export type ProducerListingTable = {
  producer_id: ColumnType<string, never, never>
  /** The value 0 stands for the list of all producers. All other values are ids of root or leaf categories. */
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
