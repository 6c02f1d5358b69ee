/** The features are in the order of the table that compares plans. */
export const PLAN_FEATURES = ['page', 'lists', 'files', 'highlight', 'bump', 'top', 'home'] as const
export type PlanFeature = (typeof PLAN_FEATURES)[number]

export const BOOST_FEATURES = ['highlight', 'bump', 'top', 'home'] as const
export type BoostFeature = (typeof BOOST_FEATURES)[number]

/** All payment providers that the code supports. The configuration enables some of them. */
export const PAYMENT_PROVIDERS = ['sandbox', 'invoice', 'monobank', 'liqpay', 'wayforpay'] as const
export type PaymentProviderId = (typeof PAYMENT_PROVIDERS)[number]
/**
 * Brand names of payment providers are the same in every language. The names of the other providers are texts in the
 * message files.
 */
export const PROVIDER_BRANDS = {
  monobank: 'plata by mono',
  liqpay: 'LiqPay',
  wayforpay: 'WayForPay',
} as const satisfies Partial<Record<PaymentProviderId, string>>

export const PLAN_NAME_MAX = 60
export const PLAN_TEXT_MAX = 300
/** The maximum price in kopecks. */
export const PLAN_PRICE_MAX = 100_000_000
export const PLAN_DAYS_MAX = 366

/** Tax status of the seller. `-vat` means that prices include VAT. */
export const TAX_STATUSES = ['single', 'single-vat', 'general', 'general-vat', 'non-profit'] as const
export type TaxStatus = (typeof TAX_STATUSES)[number]

/** Maximum lengths of the seller's details, in characters. The address may be as long as the name. */
export const SELLER_NAME_MAX = 200
export const SELLER_BANK_MAX = 120
export const SELLER_RULE_MAX = 600

/** `PLAN_FAMILY` and `BOOST_FAMILY` are the values of `family` in the API. `family` distinguishes plans from boosts. */
export const PLAN_FAMILY = 10
export const BOOST_FAMILY = 20

export const SUBSCRIPTION_STATUSES = [
  'free',
  'pending_payment',
  'active',
  'past_due',
  'cancelled',
  'expired',
] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

export const TRANSACTION_STATUSES = [
  'created',
  'pending',
  'processing',
  'paid',
  'partially_refunded',
  'refunded',
  'cancelled',
  'expired',
  'failed',
  'disputed',
] as const
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number]

/** Classes of declined payments. The class decides whether and when the card is charged again. */
export const DECLINE_CLASSES = [
  /** A charge of the same card may succeed later, for example after insufficient funds. */
  'soft',
  /** The bank declined without a reason. */
  'issuer',
  /** A charge of this card will never succeed, because the card is expired or closed, or its token is unknown. */
  'hard',
  /** The charge succeeds after the payer confirms it. */
  'customer_action',
  /** Our merchant account or our settings are wrong, so every charge fails. */
  'config',
  'fraud',
] as const
export type DeclineClass = (typeof DECLINE_CLASSES)[number]

export const TRANSACTION_KINDS = ['upgrade', 'renewal', 'boost'] as const
export type TransactionKind = (typeof TRANSACTION_KINDS)[number]

export const PAYER_NAME_MAX = 200
export const PAYER_ADDRESS_MAX = 200

export const ACT_STATES = [
  'ready',
  /** The buyer has not stated who pays. */
  'needs_payer',
  /** The paid time has not begun, because the listing is not published yet. */
  'later',
  /** Nothing was paid, or only a test payment. */
  'none',
] as const
export type ActState = (typeof ACT_STATES)[number]
