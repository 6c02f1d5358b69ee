import * as z from 'zod/mini'
import { BUDGET_MODES, BUDGET_PERS, UNITS } from '../directory/order-values.ts'
import { route } from '../route.ts'
import { AnsweredFile, Currency, Day, FileLink, Id, Instant, LocalizedText, langField } from '../wire.ts'
import { OfferAsk, OfferOrder, OfferProducer } from './offer.ts'
import { OfferTerms } from './offer-terms.ts'
import {
  BEST_ROWS,
  CLOSE_REASONS,
  COMPARISON_SORTS,
  DECLINE_REASONS,
  NOT_COMPARABLE,
  OFFER_STATUSES,
  PROXIMITIES,
} from './offer-values.ts'

const Sum = z.nullable(z.int())
/** A price of one unit in major units, as text with four digits after the point. */
const UnitPrice = z.nullable(z.string())

/** An offer in the comparison. */
export const ComparedOffer = z.object({
  id: Id,
  number: z.int(),
  status: z.enum(OFFER_STATUSES),
  version: z.int(),
  revision: z.int(),
  outdated: z.boolean(),
  terms: OfferTerms,
  /** The terms before the last revision, and when that came. Null for an offer that was never revised. */
  before: z.nullable(z.object({ terms: OfferTerms, changedAt: Instant })),
  files: z.array(FileLink),
  asks: z.array(OfferAsk),
  seenAt: z.nullable(Instant),
  declinedReason: z.nullable(z.enum(DECLINE_REASONS)),
  /** What the customer wrote to the producer when declining. */
  declinedNote: z.nullable(z.string()),
  /** When the customer accepted or declined the offer. Null unless that holds. */
  decidedAt: z.nullable(Instant),
  closedReason: z.nullable(z.enum(CLOSE_REASONS)),
  dealId: z.nullable(Id),
  expiresAt: Instant,
  createdAt: Instant,
  /** Null once the producer was erased. */
  producer: z.nullable(
    z.object({
      ...OfferProducer.shape,
      city: z.nullable(z.string()),
      regionSlug: z.nullable(z.string()),
      /** Until when staff's check of the company holds, and since when. Null without one. */
      verified: z.nullable(z.object({ since: Day, until: z.nullable(Day) })),
      /** Deals on this site that were completed. */
      completedDeals: z.int(),
    }),
  ),
  allowed: z.array(z.enum(OFFER_STATUSES)),
  canAsk: z.boolean(),
})
export type ComparedOffer = z.infer<typeof ComparedOffer>

/** Sums are in minor units. They are null if `comparable` is false, except with the code `delivery_unknown`. */
export const ComparisonRow = z.object({
  offer: ComparedOffer,
  comparable: z.boolean(),
  code: z.nullable(z.enum(NOT_COMPARABLE)),
  goods: Sum,
  setup: Sum,
  delivery: Sum,
  net: Sum,
  gross: Sum,
  unitNet: UnitPrice,
  unitGross: UnitPrice,
  proximity: z.nullable(z.enum(PROXIMITIES)),
  /**
   * What a deal about this offer would record, whatever quantity the comparison is for. Sums are null if they are not
   * known, for which `code` says why.
   */
  agreement: z.object({
    quantity: z.nullable(z.number()),
    unit: z.nullable(z.enum(UNITS)),
    code: z.nullable(z.enum(NOT_COMPARABLE)),
    net: Sum,
    gross: Sum,
    unitGross: UnitPrice,
  }),
  /** The rows of the comparison in which this offer is the best. */
  best: z.array(z.enum(BEST_ROWS)),
})
export type ComparisonRow = z.infer<typeof ComparisonRow>

export const Comparison = z.object({
  order: z.object({
    ...OfferOrder.shape,
    /** What the order says about VAT: true, false, or null if nothing. It decides whether sums are shown gross. */
    vat: z.nullable(z.boolean()),
    sampleRequired: z.nullable(z.boolean()),
    quantity: z.nullable(z.number()),
    quantityNote: LocalizedText,
    budgetMode: z.nullable(z.enum(BUDGET_MODES)),
    budgetMin: z.nullable(z.int()),
    budgetMax: z.nullable(z.int()),
    budgetPer: z.enum(BUDGET_PERS),
    neededBy: z.nullable(Day),
    expiresAt: z.nullable(Instant),
    dealId: z.nullable(Id),
    /** Until when the producer can confirm the accepted offer. Null when no confirmation is awaited. */
    confirmUntil: z.nullable(Instant),
    offersOpen: z.enum(['atOnce', 'atDeadline']),
  }),
  /** The quantity for which sums are calculated. Null if neither the order nor the query has one. */
  quantity: z.nullable(z.number()),
  unit: z.nullable(z.enum(UNITS)),
  currency: Currency,
  /** False as long as the offers are sealed: then `items` is empty. */
  opened: z.boolean(),
  items: z.array(ComparisonRow),
  counts: z.object({ live: z.int(), byStatus: z.record(z.string(), z.int()) }),
})
export type Comparison = z.infer<typeof Comparison>

const ORDER = z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(200)) })
const choiceFields = {
  /** The default is the quantity of the order. */
  quantity: z.optional(
    z.pipe(
      z.pipe(z.string().check(z.regex(/^\d{1,12}(\.\d{1,3})?$/)), z.transform(Number)),
      z.number().check(z.gt(0), z.lte(1e12)),
    ),
  ),
  sort: z._default(z.enum(COMPARISON_SORTS), 'unitGross'),
}

export const compareOffers = route({
  method: 'GET',
  path: '/v1/order/{id}/offers',
  summary: 'The offers to one’s order with sums for one quantity; reading marks them as seen',
  auth: 'user',
  params: ORDER,
  query: z.strictObject(choiceFields),
  output: Comparison,
  errors: ['unauthenticated', 'not_found'],
})

export const getOffersTable = route({
  method: 'GET',
  path: '/v1/order/{id}/offers/table',
  summary: 'The comparison as CSV for spreadsheets, with a byte order mark; reading marks the offers as seen',
  auth: 'user',
  params: ORDER,
  query: z.strictObject({ ...choiceFields, ...langField }),
  output: AnsweredFile,
  media: 'text/csv',
  errors: ['unauthenticated', 'not_found', 'offer_sealed'],
})
