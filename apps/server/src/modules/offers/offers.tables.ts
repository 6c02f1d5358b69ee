import type {
  AskField,
  CloseReason,
  DealSide,
  DealSnapshot,
  DealStatus,
  DeclineReason,
  InvitationDecline,
  OfferTerms,
  QuestionHide,
  StoredOfferStatus,
} from '@verstat/contract'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export type OffersTables = {
  offers: OfferTable
  offer_revisions: OfferRevisionTable
  offer_files: OfferFileTable
  offer_asks: OfferAskTable
  offer_reminders: OfferReminderTable
  order_invitations: OrderInvitationTable
  order_questions: OrderQuestionTable
  planned_invitations: PlannedInvitationTable
  deals: DealTable
  deal_log: DealLogTable
}

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>
/** A JSON column: the driver parses it, and inserts and updates pass text. */
type Json<T> = ColumnType<T, string, string>

export type OfferTable = {
  id: string
  /** The driver returns 64-bit numbers as text. */
  number: Generated<string>
  order_id: string
  producer_id: Nullable<string>
  owner_id: Nullable<string>
  status: StoredOfferStatus
  status_at: Date
  prior_status: Nullable<Exclude<StoredOfferStatus, 'blocked'>>
  declined_reason: Nullable<DeclineReason>
  declined_note: Nullable<string>
  closed_reason: Nullable<CloseReason>
  blocked_reason: Nullable<string>
  revision: Generated<number>
  version: Generated<number>
  based_on_terms: number
  terms: Json<OfferTerms>
  expires_at: Date
  seen_at: Nullable<Date>
  created_at: Date
  updated_at: Date
}

export type OfferRevisionTable = {
  offer_id: string
  revision: number
  based_on_terms: number
  terms: Json<OfferTerms>
  created_at: Date
}

export type OfferFileTable = { offer_id: string; upload_id: string; position: number }

export type OfferAskTable = {
  id: string
  offer_id: string
  text: string
  fields: AskField[]
  answered_by: Nullable<number>
  created_at: Date
}

export type OfferReminderTable = {
  offer_id: Nullable<string>
  order_id: Nullable<string>
  kind: 'expiring' | 'waiting' | 'deadline' | 'undecided'
  about: Date
  sent_at: Date
}

export type OrderInvitationTable = {
  order_id: string
  producer_id: string
  invited_by: Nullable<string>
  note: Generated<string>
  declined_code: Nullable<InvitationDecline>
  declined_note: Nullable<string>
  declined_at: Nullable<Date>
  created_at: Date
}

export type OrderQuestionTable = {
  id: string
  order_id: string
  producer_id: Nullable<string>
  asker_id: Nullable<string>
  text: string
  answer: Nullable<string>
  answered_at: Nullable<Date>
  addenda: ColumnType<{ text: string; at: string }[], string | undefined, string>
  hidden_code: Nullable<QuestionHide>
  created_at: Date
}

export type PlannedInvitationTable = { order_id: string; producer_id: string }

export type DealParty = {
  readonly userId: string | null
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
}

export type DealTable = {
  id: string
  number: Generated<string>
  order_id: Nullable<string>
  offer_id: Nullable<string>
  revision: number
  customer_id: Nullable<string>
  supplier_id: Nullable<string>
  producer_id: Nullable<string>
  snapshot: Json<DealSnapshot>
  parties: Json<{ readonly customer: DealParty | null; readonly supplier: DealParty | null }>
  status: DealStatus
  status_at: Date
  version: Generated<number>
  lapses_at: Date
  completes_at: Nullable<Date>
  returned: Generated<number>
  created_at: Date
  updated_at: Date
}

export type DealLogTable = {
  id: GeneratedAlways<string>
  deal_id: string
  from_status: Nullable<DealStatus>
  to_status: DealStatus
  actor: Nullable<DealSide>
  note: Nullable<string>
  at: Date
}
