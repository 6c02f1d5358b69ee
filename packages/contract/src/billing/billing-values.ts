/** In the order of the comparison table. */
export const PLAN_FEATURES = ['page', 'lists', 'files', 'highlight', 'bump', 'top', 'home'] as const
export type PlanFeature = (typeof PLAN_FEATURES)[number]

export const BOOST_FEATURES = ['highlight', 'bump', 'top', 'home'] as const
export type BoostFeature = (typeof BOOST_FEATURES)[number]

/** All supported providers; the configuration enables some of them. */
export const PAYMENT_PROVIDERS = ['sandbox', 'invoice', 'monobank', 'liqpay', 'wayforpay'] as const
export type PaymentProviderId = (typeof PAYMENT_PROVIDERS)[number]
/** Brand names, the same in every language. The names of other providers are in the messages. */
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

/** Tax status of the seller; `-vat` means that prices include VAT. */
export const TAX_STATUSES = ['single', 'single-vat', 'general', 'general-vat', 'non-profit'] as const
export type TaxStatus = (typeof TAX_STATUSES)[number]

/** `family` distinguishes plans from boosts in the API. */
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

/** How a declined charge affects the next attempt. */
export const DECLINE_CLASSES = [
  /** May succeed later with the same card, for example after insufficient funds. */
  'soft',
  /** The bank declined without a reason. */
  'issuer',
  /** Will never succeed with this card: expired, closed or unknown token. */
  'hard',
  /** Succeeds once the payer confirms. */
  'customer_action',
  /** Our account or settings are wrong, so every charge fails. */
  'config',
  'fraud',
] as const
export type DeclineClass = (typeof DECLINE_CLASSES)[number]

export const TRANSACTION_KINDS = ['upgrade', 'renewal', 'boost'] as const
export type TransactionKind = (typeof TRANSACTION_KINDS)[number]
