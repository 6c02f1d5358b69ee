import type {
  AttemptStatus,
  BoostFeature,
  EventResult,
  ListingKind,
  PlanFeature,
  RefundStatus,
  RefundWay,
  SubscriptionStatus,
  TransactionKind,
  TransactionStatus,
} from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import type { ColumnType, Generated } from 'kysely'
import type { Handoff } from '../../platform/payments/payment-provider.ts'
import type { Seller } from '../../platform/payments/seller.ts'
import type { AttemptFacts } from './payments/settling/attempt-facts.ts'
import type {
  BankReceiptTable,
  PurchasePayerTable,
  StatementColumnsTable,
} from './receipts/receipt.tables.ts'

export type BillingTables = {
  plans: PlanTable
  boosts: BoostTable
  subscriptions: SubscriptionTable
  payment_methods: PaymentMethodTable
  cards_to_forget: CardToForgetTable
  consents: ConsentTable
  transactions: TransactionTable
  attempts: AttemptTable
  provider_events: ProviderEventTable
  statement_checks: StatementCheckTable
  paid_periods: PaidPeriodTable
  ledger_postings: LedgerPostingTable
  ledger_entries: LedgerEntryTable
  refunds: RefundTable
  refund_cases: RefundCaseTable
  bank_receipts: BankReceiptTable
  statement_columns: StatementColumnsTable
  purchase_payers: PurchasePayerTable
  decline_alerts: DeclineAlertTable
}

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>

/** The type of a jsonb column, which is read as a value and written as JSON text. */
type Json<T> = ColumnType<T, string, string>

type OfferColumns = {
  id: string
  position: number
  name_uk: string
  name_en: string
  text_uk: string
  text_en: string
  price_minor: number
  currency: Generated<'UAH'>
  days: Nullable<number>
  offered: Generated<boolean>
  version: Generated<number>
  updated_at: Generated<Date>
}

export type PlanTable = OfferColumns & {
  kind: ListingKind
  gives: PlanFeature[]
  price_since: Nullable<Date>
  price_was_minor: Nullable<number>
}

export type BoostTable = OfferColumns & { kinds: ListingKind[]; gives: BoostFeature }

/** A trigger inserts a subscription with every new listing. */
export type SubscriptionTable = {
  id: string
  order_id: Nullable<string>
  producer_id: Nullable<string>
  plan_id: string
  status: Generated<SubscriptionStatus>
  period_start: Nullable<Date>
  period_end: Nullable<Date>
  auto_charge: Generated<boolean>
  next_plan_id: Nullable<string>
  payment_method_id: Nullable<string>
  grace_until: Nullable<Date>
  charge_failures: Generated<number>
  next_charge_at: Nullable<Date>
  noticed_for: Nullable<Date>
  noticed_days: Nullable<number>
  told_minor: Nullable<number>
  told_plan_id: Nullable<string>
  price_told_at: Nullable<Date>
  version: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export type PaymentMethodTable = {
  id: string
  user_id: string
  provider: string
  /** The id of the payment attempt that saved the card. */
  attempt_id: Nullable<string>
  sealed_token: Buffer
  token_hash: Nullable<Buffer>
  key_id: string
  brand: Nullable<string>
  tail: Nullable<string>
  ip: string
  status: Generated<'unproven' | 'active' | 'dead' | 'forgotten'>
  created_at: Date
}

/** Triggers insert a row when a card is replaced or no longer used. */
export type CardToForgetTable = {
  id: string
  provider: string
  sealed_token: Buffer
  token_hash: Nullable<Buffer>
  tries: Generated<number>
  try_at: Generated<Date>
}

export type ConsentTable = {
  id: string
  user_id: string
  subscription_id: string
  locale: LocaleCode
  body: string
  body_version: string
  ip: string
  at: Date
  revoked_at: Nullable<Date>
}

export type TransactionTable = {
  id: Generated<string>
  number: ColumnType<number, never, never>
  kind: TransactionKind
  user_id: Nullable<string>
  subscription_id: string
  listing_kind: ListingKind
  listing_id: string
  item_id: string
  gives: PlanFeature[]
  days: Nullable<number>
  description_uk: string
  description_en: string
  amount_minor: number
  currency: 'UAH'
  value_minor: number
  auto_charge: Generated<boolean>
  locale: LocaleCode
  status: Generated<TransactionStatus>
  closed_as: Nullable<'cancelled' | 'expired'>
  winner_id: Nullable<string>
  outcome: Generated<'open' | 'granted' | 'refused'>
  review: Generated<boolean>
  cleared_doubts: Generated<string[]>
  expires_at: Date
  paid_at: Nullable<Date>
  created_at: Date
  updated_at: Date
}

export type AttemptTable = {
  id: string
  transaction_id: string
  kind: 'checkout' | 'token'
  provider: string
  reference: string
  provider_ref: Nullable<string>
  amount_minor: number
  is_live: boolean
  status: AttemptStatus
  facts: Json<AttemptFacts>
  handoff: ColumnType<Handoff | null, string | null | undefined, string | null>
  /** The seller at the time of the attempt. Null for attempts that were made before sellers were stored. */
  seller: ColumnType<Seller | null, string | null, never>
  card_brand: Nullable<string>
  card_tail: Nullable<string>
  expires_at: Date
  query_at: Nullable<Date>
  queries: Generated<number>
  created_at: Date
  updated_at: Date
}

export type ProviderEventTable = {
  id: Generated<number>
  provider: string
  dedupe_key: string
  sealed: Buffer
  received_at: Date
  applied_at: Nullable<Date>
  result: Nullable<EventResult>
  tries: Generated<number>
  try_at: Generated<Date>
  attempt_id: Nullable<string>
  put_aside_at: Nullable<Date>
  put_aside_by: Nullable<string>
}

export type StatementCheckTable = {
  provider: string
  day: string
  started_at: Date
  finished_at: Nullable<Date>
  listed: Nullable<number>
  differences: Nullable<number>
}

export type PaidPeriodTable = {
  id: string
  subscription_id: string
  family: number
  n: number
  transaction_id: Nullable<string>
  item_id: string
  gives: PlanFeature[]
  days: Nullable<number>
  value_minor: number
  starts_at: Nullable<Date>
  ends_at: Nullable<Date>
  grace_until: Nullable<Date>
  next_bump_at: Nullable<Date>
  created_at: Date
}

export type LedgerPostingTable = {
  id: Generated<number>
  key: string
  transaction_id: Nullable<string>
  receipt_id: Nullable<string>
  at: Date
}

export type LedgerEntryTable = {
  posting_id: number
  account: string
  currency: 'UAH'
  amount_minor: number
}

export type RefundTable = {
  id: string
  transaction_id: string
  attempt_id: string
  amount_minor: number
  way: RefundWay
  status: RefundStatus
  reason: string
  ends_time: boolean
  before_minor: Nullable<number>
  fault: Nullable<string>
  bank_reference: Nullable<string>
  sends: Generated<number>
  send_at: Nullable<Date>
  query_at: Nullable<Date>
  queries: Generated<number>
  created_by: Nullable<string>
  created_at: Date
  updated_at: Date
  done_at: Nullable<Date>
}

/** A trigger inserts a row when a listing with paid time is rejected or blocked. */
export type RefundCaseTable = {
  id: Generated<string>
  transaction_id: string
  cause: 'rejected' | 'blocked'
  opened_at: Date
  closed_at: Nullable<Date>
  verdict: Nullable<'refunded' | 'kept' | 'listing_back'>
  note: Nullable<string>
  closed_by: Nullable<string>
}

export type DeclineAlertTable = {
  id: Generated<number>
  provider: string
  began_at: Date
  ended_at: Nullable<Date>
  declined: number
  finished: number
}
