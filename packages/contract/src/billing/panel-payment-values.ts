/** `provider`: refunded by the payment provider. `transfer`: the operator sends a bank transfer. */
export const REFUND_WAYS = ['provider', 'transfer'] as const
export type RefundWay = (typeof REFUND_WAYS)[number]

export const REFUND_STATUSES = [
  /** Not sent yet. */
  'requested',
  'sending',
  /** Possibly sent. The provider is asked for the result; the refund is never sent again. */
  'unknown',
  /** Accepted by the provider, not completed yet. */
  'pending',
  /** Staff must send a bank transfer. */
  'to_transfer',
  'succeeded',
  /** Certainly not executed. */
  'failed',
  'cancelled',
] as const
export type RefundStatus = (typeof REFUND_STATUSES)[number]

/** Status of one payment attempt. */
export const ATTEMPT_STATUSES = [
  'created',
  'sending',
  /** Possibly sent; the provider has not reported a result. */
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

/** Payment statuses of all providers, mapped to common names. */
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
  /** Not recognized, or needs staff; never counts as money received. */
  'unknown',
] as const
export type ObservedStatus = (typeof OBSERVED_STATUSES)[number]

/** The result of processing a provider event. */
export const EVENT_RESULTS = ['applied', 'unmatched', 'needs_query'] as const
export type EventResult = (typeof EVENT_RESULTS)[number]

/** Why staff must review a purchase. */
export const PAYMENT_CASES = [
  /** The received amount differs from the requested amount. */
  'wrong_amount',
  /** Money without a purchase to apply it to: paid too late or twice. */
  'owed',
  /** The provider reports another currency, or test money for a real payment. */
  'foreign',
  /** The provider's statement lacks a payment that it reported. */
  'unlisted',
  'chargeback',
  /** A decline reported after the payment succeeded. */
  'refused_after',
  /** The provider's report could not be interpreted. */
  'unclear',
  /** A refund was reported for money that was never received. */
  'returned_unpaid',
  /** The listing was rejected or blocked during paid time. */
  'listing_rejected',
  'listing_blocked',
] as const
export type PaymentCaseKind = (typeof PAYMENT_CASES)[number]

/** How staff can resolve a case. */
export const CASE_VERDICTS = ['refund', 'accept', 'close'] as const
export type CaseVerdict = (typeof CASE_VERDICTS)[number]

export const RECEIPT_STATUSES = ['open', 'assigned', 'returned'] as const

export const REFUND_REASON_MAX = 500
export const BANK_REFERENCE_MAX = 100
export const PAYER_MAX = 200
export const PURPOSE_MAX = 500
