/** With `provider`, the payment provider refunds the money. With `transfer`, the operator sends a bank transfer. */
export const REFUND_WAYS = ['provider', 'transfer'] as const
export type RefundWay = (typeof REFUND_WAYS)[number]

export const REFUND_STATUSES = [
  /** The refund has not been sent to the provider yet. */
  'requested',
  'sending',
  /** The provider may have received the refund. We ask the provider for the result and never send the refund again. */
  'unknown',
  /** The provider has accepted the refund but not completed it. */
  'pending',
  /** Staff must send a bank transfer. */
  'to_transfer',
  'succeeded',
  /** The refund was certainly not executed. */
  'failed',
  'cancelled',
] as const
export type RefundStatus = (typeof REFUND_STATUSES)[number]

export const ATTEMPT_STATUSES = [
  'created',
  'sending',
  /** The provider may have received the payment but has not reported a result. */
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

/** The payment statuses of all providers are mapped to these names. */
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
  /** We do not recognize the status, or staff must decide. It never counts as money received. */
  'unknown',
] as const
export type ObservedStatus = (typeof OBSERVED_STATUSES)[number]

export const EVENT_RESULTS = ['applied', 'unmatched', 'needs_query'] as const
export type EventResult = (typeof EVENT_RESULTS)[number]

/** Reasons why staff must review a purchase. */
export const PAYMENT_CASES = [
  /** The received amount differs from the requested amount. */
  'wrong_amount',
  /** We received money that we owe to the payer, because the purchase was paid too late or twice. */
  'owed',
  /** The provider reported another currency, or a test payment where we expected real money. */
  'foreign',
  /** The provider reported a payment that is missing in its statement. */
  'unlisted',
  'chargeback',
  /** The provider reported a decline after it had reported success. */
  'refused_after',
  /** We could not interpret the provider's report. */
  'unclear',
  /** The provider reported a refund of money that we never received. */
  'returned_unpaid',
  /** Staff rejected (`listing_rejected`) or blocked (`listing_blocked`) the listing during paid time. */
  'listing_rejected',
  'listing_blocked',
] as const
export type PaymentCaseKind = (typeof PAYMENT_CASES)[number]

/** How staff can close a case that needs review. */
export const CASE_VERDICTS = ['refund', 'accept', 'close'] as const
export type CaseVerdict = (typeof CASE_VERDICTS)[number]

export const RECEIPT_STATUSES = ['open', 'assigned', 'returned'] as const

export const REFUND_REASON_MAX = 500
export const BANK_REFERENCE_MAX = 100
export const PAYER_MAX = 200
export const PURPOSE_MAX = 500
