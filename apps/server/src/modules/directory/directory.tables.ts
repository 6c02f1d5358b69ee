import type { Generated } from 'kysely'
import type { UploadsTables } from '../uploads/index.ts'
import type { CategoryTable, RegionTable } from './dictionaries/dictionary.tables.ts'
import type { OrderDayTable, ProducerDayTable } from './leads/days/day.tables.ts'
import type { LeadNoteTable, LeadTable } from './leads/lead.tables.ts'
import type {
  FormDraftTable,
  ListingTokenTable,
  ReplacedTextTable,
  RevisionFileTable,
  RevisionTable,
  StatusLogTable,
} from './listing/listing.tables.ts'
import type {
  OrderFileTable,
  OrderImageTable,
  OrderReminderTable,
  OrderStatTable,
  OrderTable,
} from './orders/order.tables.ts'
import type {
  ProducerCategoryTable,
  ProducerFileTable,
  ProducerImageTable,
  ProducerListingTable,
  ProducerStatTable,
  ProducerTable,
} from './producers/producer.tables.ts'

/** Tables of this module and of the module `uploads`, because queries of this module join them. */
export type DirectoryTables = UploadsTables & {
  regions: RegionTable
  categories: CategoryTable
  orders: OrderTable
  order_images: OrderImageTable
  order_files: OrderFileTable
  order_stats: OrderStatTable
  order_days: OrderDayTable
  order_reminders: OrderReminderTable
  producers: ProducerTable
  producer_categories: ProducerCategoryTable
  producer_images: ProducerImageTable
  producer_stats: ProducerStatTable
  producer_days: ProducerDayTable
  producer_listings: ProducerListingTable
  producer_files: ProducerFileTable
  listing_status_log: StatusLogTable
  listing_revisions: RevisionTable
  revision_files: RevisionFileTable
  replaced_texts: ReplacedTextTable
  listing_tokens: ListingTokenTable
  form_drafts: FormDraftTable
  leads: LeadTable
  lead_notes: LeadNoteTable
  seeds: SeedTable
}

export type SeedTable = { name: string; sown_at: Generated<Date> }
