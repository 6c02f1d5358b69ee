/** How money goes back; `provider` by whoever took it, `transfer` by a bank transfer of the operator's. */
export const REFUND_WAYS = ['provider', 'transfer'] as const
export type RefundWay = (typeof REFUND_WAYS)[number]

export const REFUND_STATUSES = [
  /** Will be sent. */
  'requested',
  'sending',
  /** It may have been sent: the provider is asked, and it is never sent again. */
  'unknown',
  /** The provider took it and has not done it yet. */
  'pending',
  /** Somebody sends it by bank transfer. */
  'to_transfer',
  'succeeded',
  /** Surely not done. */
  'failed',
  'cancelled',
] as const
export type RefundStatus = (typeof REFUND_STATUSES)[number]

/** How one try to pay stands. */
export const ATTEMPT_STATUSES = [
  'created',
  'sending',
  /** It may have been sent, and the provider has not said how it went. */
  'unknown',
  'pending',
  'requires_action',
  'processing',
  'succeeded',
  'partially_refunded',
  'refunded',
  'charged_back',
  'failed',
  'expired',
  'closed',
  'wrong_amount',
] as const
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number]

/** What providers say of a payment, in our words. */
export const OBSERVED_STATUSES = [
  'open',
  'requires_action',
  'processing',
  'succeeded',
  'failed',
  'expired',
  'refund_pending',
  'partially_refunded',
  'refunded',
  'chargeback',
  /** What this program does not know, or staff must look at; never money. */
  'unknown',
] as const
export type ObservedStatus = (typeof OBSERVED_STATUSES)[number]

/** What became of what a provider said. */
export const EVENT_RESULTS = ['applied', 'unmatched', 'needs_query'] as const
export type EventResult = (typeof EVENT_RESULTS)[number]

/** Why a person must look at a purchase. */
export const PAYMENT_CASES = [
  /** Money came, but not the sum that was asked for. */
  'wrong_amount',
  /** Money nobody can be given anything for: too late, or a second time. */
  'owed',
  /** A provider speaks of another currency, or of test money where real money is due. */
  'foreign',
  /** The provider's statement does not list what it told of. */
  'unlisted',
  'chargeback',
  /** A refusal that is newer than the payment. */
  'refused_after',
  /** The provider said what this program does not understand. */
  'unclear',
  /** Money went back that was never heard of. */
  'returned_unpaid',
  /** The listing was rejected or blocked in time that is paid for. */
  'listing_rejected',
  'listing_blocked',
] as const
export type PaymentCaseKind = (typeof PAYMENT_CASES)[number]

/** What staff may answer to a case. */
export const CASE_VERDICTS = ['refund', 'accept', 'close'] as const
export type CaseVerdict = (typeof CASE_VERDICTS)[number]

export const RECEIPT_STATUSES = ['open', 'assigned', 'returned'] as const

export const REFUND_REASON_MAX = 500
export const BANK_REFERENCE_MAX = 100
export const PAYER_MAX = 200
export const PURPOSE_MAX = 500
