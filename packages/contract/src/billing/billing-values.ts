/** What a listing's plan gives; the order is that of the comparison. */
export const PLAN_FEATURES = ['page', 'lists', 'files', 'highlight', 'bump', 'top', 'home'] as const
export type PlanFeature = (typeof PLAN_FEATURES)[number]

/** What a boost may give. */
export const BOOST_FEATURES = ['highlight', 'bump', 'top', 'home'] as const
export type BoostFeature = (typeof BOOST_FEATURES)[number]

/** Who can take a payment; which of them an install has is its configuration. */
export const PAYMENT_PROVIDERS = ['sandbox', 'invoice', 'monobank', 'liqpay', 'wayforpay'] as const
export type PaymentProviderId = (typeof PAYMENT_PROVIDERS)[number]
/** What payers know providers by, the same in every language; the others are named in messages. */
export const PROVIDER_BRANDS = {
  monobank: 'plata by mono',
  liqpay: 'LiqPay',
  wayforpay: 'WayForPay',
} as const satisfies Partial<Record<PaymentProviderId, string>>

export const PLAN_NAME_MAX = 60
export const PLAN_TEXT_MAX = 300
/** Kopecks. */
export const PLAN_PRICE_MAX = 100_000_000
export const PLAN_DAYS_MAX = 366

/** How the seller is taxed; `-vat` when prices hold value added tax. */
export const TAX_STATUSES = ['single', 'single-vat', 'general', 'general-vat', 'non-profit'] as const
export type TaxStatus = (typeof TAX_STATUSES)[number]

/** Plans are family 10, boosts family 20: the first of the two parts that name what was subscribed to. */
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

/** What a refused charge means for the next try. */
export const DECLINE_CLASSES = [
  /** May work later with the same card: no funds, limits. */
  'soft',
  /** The bank said no without a reason. */
  'issuer',
  /** Never works again with this card: expired, closed, unknown token. */
  'hard',
  /** Works when the payer confirms. */
  'customer_action',
  /** Our account or settings; every other charge fails as well. */
  'config',
  'fraud',
] as const
export type DeclineClass = (typeof DECLINE_CLASSES)[number]

export const TRANSACTION_KINDS = ['upgrade', 'renewal', 'boost'] as const
export type TransactionKind = (typeof TRANSACTION_KINDS)[number]
