/** `expired` is never stored in the database. It is the status of an open offer after its `validUntil`. */
export const OFFER_STATUSES = [
  'sent',
  'shortlisted',
  'accepted',
  'declined',
  'withdrawn',
  'closed',
  'blocked',
  'expired',
] as const
export type OfferStatus = (typeof OFFER_STATUSES)[number]
export type StoredOfferStatus = Exclude<OfferStatus, 'expired'>

export const DECLINE_REASONS = ['price', 'term', 'payment', 'terms', 'quality', 'trust', 'other'] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]

/** Why the program closed an offer. `awarded`: a deal about another offer became active. */
export const CLOSE_REASONS = ['awarded', 'awardedElsewhere', 'cancelled', 'completed', 'archived'] as const
export type CloseReason = (typeof CLOSE_REASONS)[number]

export const PRICE_BASES = ['unit', 'lot'] as const
/** For how many units the amount of a price step is. 1,000 allows prices below a kopiyka. */
export const PRICE_PERS = [1, 10, 100, 1000] as const
export type PricePer = (typeof PRICE_PERS)[number]
export const PRICE_STEPS_MAX = 6
/** Largest amount of a step, in minor units. With the largest quantity, sums stay exact in 64 bits. */
export const OFFER_AMOUNT_MAX = 1_000_000_000_000

/** `none`: the producer does not pay VAT. */
export const VAT_MODES = ['included', 'added', 'none'] as const
export type VatMode = (typeof VAT_MODES)[number]
export const VAT_RATES = [20, 14, 7, 0] as const
export type VatRate = (typeof VAT_RATES)[number]

/** `agreed`: the cost of delivery is still to be agreed, so the sum of the offer is not known. */
export const DELIVERY_MODES = ['pickup', 'included', 'extra', 'agreed'] as const
export type DeliveryMode = (typeof DELIVERY_MODES)[number]

/** The event from which the days of the lead time are counted. */
export const LEAD_FROMS = ['acceptance', 'prepayment', 'materials', 'sampleApproval'] as const
export type LeadFrom = (typeof LEAD_FROMS)[number]

export const LEAD_DAYS_MAX = 730
export const PAYMENT_DAYS_MAX = 120
export const WARRANTY_MONTHS_MAX = 120
export const SAMPLE_DAYS_MAX = 365
export const VALID_DAYS_MIN = 3
export const VALID_DAYS_MAX = 90
export const VALID_DAYS_DEFAULT = 30
export const DEVIATIONS_MIN = 10
export const DEVIATIONS_MAX = 2_000
export const OFFER_COMMENT_MAX = 4_000
export const OFFER_FILES_MAX = 5

/** Offers that one account may ever send to one order, withdrawn and declined ones included. */
export const OFFERS_PER_ORDER_MAX = 3
/** Revisions of an offer besides its first form. */
export const REVISIONS_MAX = 10
export const SHORTLIST_MAX = 15
/** Requests for a revision of one offer. */
export const OFFER_ASKS_MAX = 3
export const ASK_TEXT_MIN = 10
export const ASK_TEXT_MAX = 1_000
export const ASK_FIELDS = [
  'price',
  'quantity',
  'term',
  'payment',
  'delivery',
  'sample',
  'deviations',
  'warranty',
  'other',
] as const
export type AskField = (typeof ASK_FIELDS)[number]
export const DECLINE_NOTE_MAX = 500
/** How long a declined offer can be taken back into consideration. */
export const UNDECLINE_DAYS = 14
/** Length of the reason with which a moderator blocks an offer, and with which staff open one. */
export const STAFF_REASON_MIN = 10
export const STAFF_REASON_MAX = 500

/** `unitNet` sorts by the price without VAT, for pages that show sums without it. */
export const COMPARISON_SORTS = ['unitGross', 'unitNet', 'leadDays', 'received'] as const
export type ComparisonSort = (typeof COMPARISON_SORTS)[number]

/** Why the sums of an offer cannot be compared. `delivery_unknown` has sums, but without the delivery. */
export const NOT_COMPARABLE = [
  'below_minimum',
  'lot_other_quantity',
  'no_quantity',
  'delivery_unknown',
] as const
export type NotComparable = (typeof NOT_COMPARABLE)[number]

/** Rows of the comparison in which offers can be the best. */
export const BEST_ROWS = [
  'gross',
  'net',
  'unitGross',
  'unitNet',
  'leadDays',
  'prepaymentPercent',
  'warrantyMonths',
] as const
export type BestRow = (typeof BEST_ROWS)[number]

/** How near the producer is to the place of the order. */
export const PROXIMITIES = ['city', 'region', 'neighbour', 'far'] as const
export type Proximity = (typeof PROXIMITIES)[number]
