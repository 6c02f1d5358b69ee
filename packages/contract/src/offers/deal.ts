import * as z from 'zod/mini'
import { UNITS } from '../directory/order-values.ts'
import { OwnOrder } from '../directory/order-writing.ts'
import { paragraphs } from '../directory/writing.ts'
import { route } from '../route.ts'
import { AnsweredFile, Currency, Id, Instant, LocalizedText, langField, wholeNumber } from '../wire.ts'
import { DEAL_NOTE_MAX, DEAL_SIDES, DEAL_STATUSES } from './deal-values.ts'
import { OfferProducer } from './offer.ts'
import { OfferTerms } from './offer-terms.ts'

/** Name and contact of a party. Null where the person was erased. */
const Party = z.object({
  userId: z.nullable(Id),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
})

/** What was agreed, as it stood at the acceptance. Later changes of the order or the profile do not change it. */
export const DealSnapshot = z.object({
  order: z.object({
    title: LocalizedText,
    description: LocalizedText,
    quantity: z.nullable(z.number()),
    quantityNote: LocalizedText,
    unit: z.nullable(z.enum(UNITS)),
    neededBy: z.nullable(z.string()),
    termsVersion: z.int(),
  }),
  offer: z.object({ number: z.int(), revision: z.int(), terms: OfferTerms }),
  currency: Currency,
  quantity: z.nullable(z.number()),
  /** In minor units; null if the delivery was to be agreed or no quantity was known. */
  net: z.nullable(z.int()),
  gross: z.nullable(z.int()),
  /** The files of the order and the offer with the SHA-256 of their content, as hex. */
  files: z.array(
    z.object({ name: z.string(), of: z.enum(['order', 'offer']), sha256: z.nullable(z.string()) }),
  ),
})
export type DealSnapshot = z.infer<typeof DealSnapshot>

const summaryFields = {
  id: Id,
  number: z.int(),
  status: z.enum(DEAL_STATUSES),
  version: z.int(),
  /** Null for staff. */
  side: z.nullable(z.enum(DEAL_SIDES)),
  /** Null once the order was erased. */
  order: z.nullable(z.object({ id: Id, number: z.int(), slug: z.string(), title: LocalizedText })),
  producer: z.nullable(OfferProducer),
  offerId: z.nullable(Id),
  customerName: z.nullable(z.string()),
  currency: Currency,
  /** The agreed sum with VAT in minor units. Null if it is not known. */
  gross: z.nullable(z.int()),
  createdAt: Instant,
  updatedAt: Instant,
  /** Until when the producer can confirm. Null when it is no longer awaited. */
  lapsesAt: z.nullable(Instant),
  /** When silence completes the deal. Null unless it is delivered. */
  completesAt: z.nullable(Instant),
}

export const DealSummary = z.object(summaryFields)
export type DealSummary = z.infer<typeof DealSummary>

/** A deal for its two sides. It is a record of what was agreed, and neither a contract nor an escrow. */
export const Deal = z.object({
  ...summaryFields,
  snapshot: DealSnapshot,
  customer: Party,
  supplier: Party,
  log: z.array(
    z.object({
      from: z.nullable(z.enum(DEAL_STATUSES)),
      to: z.enum(DEAL_STATUSES),
      /** Null for what the clock or staff did. */
      by: z.nullable(z.enum(DEAL_SIDES)),
      note: z.nullable(z.string()),
      at: Instant,
    }),
  ),
  /** How often the customer has returned the deal from `delivered` to `active`. */
  returned: z.int(),
  /** Statuses that the caller may set now. */
  allowed: z.array(z.enum(DEAL_STATUSES)),
})
export type Deal = z.infer<typeof Deal>

export const listDeals = route({
  method: 'GET',
  path: '/v1/user/deals',
  summary: 'One’s own deals as customer or producer, latest first',
  auth: 'user',
  query: z.strictObject({
    as: z.optional(z.enum(DEAL_SIDES)),
    before: z.optional(Id),
    limit: z._default(wholeNumber(1, 100), 30),
  }),
  output: z.object({ items: z.array(DealSummary), next: z.nullable(Id) }),
  errors: ['unauthenticated'],
})

export const getDeal = route({
  method: 'GET',
  path: '/v1/deal/{id}',
  summary: 'One deal, for its two sides',
  auth: 'user',
  params: z.strictObject({ id: Id }),
  output: Deal,
  errors: ['unauthenticated', 'not_found'],
})

export const getDealFile = route({
  method: 'GET',
  path: '/v1/deal/{id}/file',
  summary:
    'The specification of a deal as PDF, for its two sides: a record, and neither a contract nor an escrow',
  auth: 'user',
  params: z.strictObject({ id: Id }),
  query: z.strictObject(langField),
  output: AnsweredFile,
  media: 'application/pdf',
  errors: ['unauthenticated', 'not_found'],
})

export const setDealStatus = route({
  method: 'POST',
  path: '/v1/deal/{id}/status/{status}',
  summary: 'Confirms, declines, delivers, completes, returns or cancels a deal',
  auth: 'user',
  params: z.strictObject({ id: Id, status: z.string().check(z.maxLength(40)) }),
  body: z.strictObject({
    version: z.optional(z.int()),
    /** Required to decline, to cancel and to return a delivered deal; the other side reads it. */
    note: z.optional(paragraphs(0, DEAL_NOTE_MAX)),
  }),
  output: Deal,
  errors: ['unauthenticated', 'not_found', 'stale', 'move_forbidden'],
})

export const orderAgain = route({
  method: 'POST',
  path: '/v1/deal/{id}/again',
  summary:
    'Makes a draft of a completed deal’s order, which its producer will be invited to once it is published',
  auth: 'user',
  challenge: true,
  idempotent: true,
  params: z.strictObject({ id: Id }),
  output: z.object({
    order: OwnOrder,
    /** Null if the producer is gone. Then the draft is an ordinary copy. */
    invites: z.nullable(OfferProducer),
  }),
  status: 201,
  errors: ['unauthenticated', 'not_found', 'move_forbidden', 'gone'],
})
