import * as z from 'zod/mini'
import { paragraphs } from '../directory/writing.ts'
import { route } from '../route.ts'
import { FileLink, Id, Instant, LocalizedText, wholeNumber } from '../wire.ts'
import { DEAL_SIDES, DEAL_STATUSES } from './deal-values.ts'
import { OfferFiles, OfferInput, OfferTerms, offerTermFields } from './offer-terms.ts'
import {
  ASK_FIELDS,
  ASK_TEXT_MAX,
  ASK_TEXT_MIN,
  CLOSE_REASONS,
  DECLINE_REASONS,
  OFFER_STATUSES,
  STAFF_REASON_MAX,
} from './offer-values.ts'

export const OfferProducer = z.object({ id: Id, slug: z.string(), name: z.string() })

/** A request of the customer for a revision. `answeredBy` is the revision that came after it. */
export const OfferAsk = z.object({
  text: z.string(),
  fields: z.array(z.enum(ASK_FIELDS)),
  at: Instant,
  answeredBy: z.nullable(z.int()),
})

/** The order that an offer answers, as both sides see it. */
export const OfferOrder = z.object({
  id: Id,
  number: z.int(),
  slug: z.string(),
  title: LocalizedText,
  status: z.string(),
  termsVersion: z.int(),
})

/** What became of the latest acceptance of an offer. */
export const OfferDeal = z.object({
  id: Id,
  status: z.enum(DEAL_STATUSES),
  /** Who gave the deal this status. Null if the clock did. */
  by: z.nullable(z.enum(DEAL_SIDES)),
  acceptedAt: Instant,
  /** When the deal got this status. */
  at: Instant,
  /** Until when the producer can confirm it. */
  lapsesAt: Instant,
})
export type OfferDeal = z.infer<typeof OfferDeal>

/** An offer with all its terms, for its producer and for the customer. */
export const Offer = z.object({
  id: Id,
  number: z.int(),
  order: OfferOrder,
  /** Null once the producer was erased. */
  producer: z.nullable(OfferProducer),
  /** Whether the caller sent the offer or placed the order. Null for staff. */
  side: z.nullable(z.enum(['producer', 'customer'])),
  status: z.enum(OFFER_STATUSES),
  revision: z.int(),
  /** Grows with every change. Moves name the version that the caller has read. */
  version: z.int(),
  /** The version of the order's terms for which the offer is meant. */
  basedOnTerms: z.int(),
  /** Whether the order has changed since, so that the offer must be confirmed or revised first. */
  outdated: z.boolean(),
  terms: OfferTerms,
  files: z.array(FileLink),
  /** Earlier revisions, latest first. */
  history: z.array(z.object({ revision: z.int(), at: Instant, terms: OfferTerms })),
  asks: z.array(OfferAsk),
  /** When the customer first read the offer. */
  seenAt: z.nullable(Instant),
  declinedReason: z.nullable(z.enum(DECLINE_REASONS)),
  declinedNote: z.nullable(z.string()),
  closedReason: z.nullable(z.enum(CLOSE_REASONS)),
  blockedReason: z.nullable(z.string()),
  /** The deal that the latest acceptance made. */
  dealId: z.nullable(Id),
  deal: z.nullable(OfferDeal),
  expiresAt: Instant,
  createdAt: Instant,
  updatedAt: Instant,
  /** Statuses that the caller may set now. */
  allowed: z.array(z.enum(OFFER_STATUSES)),
  /** Whether the caller may revise the offer, confirm it, or ask for a revision now. */
  can: z.object({ revise: z.boolean(), confirm: z.boolean(), ask: z.boolean() }),
})
export type Offer = z.infer<typeof Offer>

const target = { id: Id }

export const createOffer = route({
  method: 'POST',
  path: '/v1/order/{id}/offer',
  summary: 'Sends an offer to an order, by the owner of a published producer',
  auth: 'user',
  idempotent: true,
  params: z.strictObject(target),
  body: OfferInput,
  output: Offer,
  status: 201,
  errors: [
    'unauthenticated',
    'not_found',
    'not_accepted',
    'not_eligible',
    'offers_closed',
    'offer_exists',
    'conflict',
  ],
})

export const getOffer = route({
  method: 'GET',
  path: '/v1/offer/{id}',
  summary: 'One offer, for its producer and for the customer; the customer’s first reading is kept',
  auth: 'user',
  params: z.strictObject(target),
  output: Offer,
  errors: ['unauthenticated', 'not_found', 'offer_sealed'],
})

export const reviseOffer = route({
  method: 'PATCH',
  path: '/v1/offer/{id}',
  summary: 'Changes terms of an offer: a new revision; earlier ones are kept',
  auth: 'user',
  params: z.strictObject(target),
  body: z.strictObject({
    ...z.partial(z.strictObject(offerTermFields)).shape,
    files: z.optional(OfferFiles),
    version: z.int(),
  }),
  output: Offer,
  errors: ['unauthenticated', 'not_found', 'stale', 'move_forbidden'],
})

export const confirmOffer = route({
  method: 'POST',
  path: '/v1/offer/{id}/confirm',
  summary: 'Says that an offer also holds for the changed order',
  auth: 'user',
  params: z.strictObject(target),
  body: z.strictObject({ version: z.int() }),
  output: Offer,
  errors: ['unauthenticated', 'not_found', 'stale', 'move_forbidden'],
})

export const askOffer = route({
  method: 'POST',
  path: '/v1/offer/{id}/ask',
  summary: 'The customer asks for a revision; three times for one offer',
  auth: 'user',
  params: z.strictObject(target),
  body: z.strictObject({
    text: paragraphs(ASK_TEXT_MIN, ASK_TEXT_MAX),
    fields: z.array(z.enum(ASK_FIELDS)).check(z.maxLength(ASK_FIELDS.length)),
  }),
  output: Offer,
  errors: ['unauthenticated', 'not_found', 'move_forbidden', 'offer_sealed'],
})

export const setOfferStatus = route({
  method: 'POST',
  path: '/v1/offer/{id}/status/{status}',
  summary: 'Gives an offer another status: the customer decides, the producer withdraws, moderators block',
  auth: 'user',
  params: z.strictObject({ ...target, status: z.string().check(z.maxLength(40)) }),
  body: z.strictObject({
    /** Required to accept: the customer accepts only what they have read. */
    version: z.optional(z.int()),
    /** A code to decline, a text to block. */
    reason: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(STAFF_REASON_MAX))),
    note: z.optional(paragraphs(0, STAFF_REASON_MAX)),
  }),
  output: z.object({
    id: Id,
    status: z.enum(OFFER_STATUSES),
    version: z.int(),
    /** The deal that an acceptance made. */
    dealId: z.nullable(Id),
    allowed: z.array(z.enum(OFFER_STATUSES)),
  }),
  errors: [
    'unauthenticated',
    'not_found',
    'stale',
    'move_forbidden',
    'offer_outdated',
    'offer_sealed',
    'offers_closed',
  ],
})

/** One's own offer in a list. */
export const OwnOffer = z.object({
  id: Id,
  number: z.int(),
  order: OfferOrder,
  producer: z.nullable(OfferProducer),
  status: z.enum(OFFER_STATUSES),
  outdated: z.boolean(),
  revision: z.int(),
  /** Whether the customer has asked for a revision that did not come yet. */
  isAsked: z.boolean(),
  terms: OfferTerms,
  seenAt: z.nullable(Instant),
  closedReason: z.nullable(z.enum(CLOSE_REASONS)),
  declinedReason: z.nullable(z.enum(DECLINE_REASONS)),
  dealId: z.nullable(Id),
  deal: z.nullable(OfferDeal),
  expiresAt: Instant,
  createdAt: Instant,
  updatedAt: Instant,
})
export type OwnOffer = z.infer<typeof OwnOffer>

export const listOwnOffers = route({
  method: 'GET',
  path: '/v1/user/offers',
  summary: 'One’s own offers, latest first',
  auth: 'user',
  query: z.strictObject({
    status: z.optional(z.enum(OFFER_STATUSES)),
    before: z.optional(Id),
    limit: z._default(wholeNumber(1, 100), 30),
  }),
  output: z.object({
    items: z.array(OwnOffer),
    /** Cursor of the next page; null on the last page. */
    next: z.nullable(Id),
    counts: z.record(z.string(), z.int()),
  }),
  errors: ['unauthenticated'],
})

export const getOfferStart = route({
  method: 'GET',
  path: '/v1/order/{id}/offer',
  summary: 'Terms with which a new offer can begin: those of one’s latest offer to another order',
  auth: 'user',
  params: z.strictObject(target),
  output: z.object({
    /** Null if the caller has never sent an offer. */
    terms: z.nullable(
      z.object({
        vat: OfferTerms.shape.vat,
        delivery: OfferTerms.shape.delivery,
        leadFrom: OfferTerms.shape.leadFrom,
        prepaymentPercent: z.int(),
        paymentDays: z.int(),
        warrantyMonths: z.int(),
      }),
    ),
    /** How many offers the caller may still send today. */
    left: z.int(),
  }),
  errors: ['unauthenticated', 'not_found'],
})
