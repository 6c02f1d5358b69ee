import * as z from 'zod/mini'
import { paragraphs } from '../directory/writing.ts'
import { keysetFields, keysetList } from '../panel/keyset-list.ts'
import { PANEL_ERRORS } from '../panel/panel-errors.ts'
import { route } from '../route.ts'
import { Id, Instant, LocalizedText } from '../wire.ts'
import { Deal } from './deal.ts'
import { DEAL_STATUSES } from './deal-values.ts'
import { Offer, OfferProducer } from './offer.ts'
import { OFFER_STATUSES, STAFF_REASON_MAX, STAFF_REASON_MIN } from './offer-values.ts'

const PanelOrder = z.object({ id: Id, number: z.int(), slug: z.string(), title: LocalizedText })
const Person = z.nullable(z.object({ id: Id, name: z.string() }))

/** An offer for staff, without price, terms and files. */
export const MarketOffer = z.object({
  id: Id,
  number: z.int(),
  order: PanelOrder,
  producer: z.nullable(OfferProducer),
  owner: Person,
  status: z.enum(OFFER_STATUSES),
  version: z.int(),
  revision: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type MarketOffer = z.infer<typeof MarketOffer>

const Reason = z.strictObject({ reason: paragraphs(STAFF_REASON_MIN, STAFF_REASON_MAX) })

export const listMarketOffers = route({
  method: 'GET',
  path: '/v1/panel/market/offers',
  summary: 'Offers without their terms, latest first',
  auth: 'staff',
  query: z.strictObject({
    status: z.optional(z.enum(OFFER_STATUSES)),
    orderId: z.optional(Id),
    userId: z.optional(Id),
    before: z.optional(Id),
    ...keysetFields,
  }),
  output: keysetList(MarketOffer),
  errors: PANEL_ERRORS,
})

export const openOffer = route({
  method: 'POST',
  path: '/v1/panel/offer/{id}/open',
  summary: 'The terms of an offer, for a written reason; the audit log keeps who read it and why',
  auth: 'staff',
  params: z.strictObject({ id: Id }),
  body: Reason,
  output: Offer,
  errors: [...PANEL_ERRORS, 'not_found'],
})

/** A deal for staff, without what was agreed. */
export const MarketDeal = z.object({
  id: Id,
  number: z.int(),
  /** Null once the order was erased. */
  order: z.nullable(PanelOrder),
  producer: z.nullable(OfferProducer),
  customer: Person,
  supplier: Person,
  status: z.enum(DEAL_STATUSES),
  createdAt: Instant,
  updatedAt: Instant,
})
export type MarketDeal = z.infer<typeof MarketDeal>

export const listMarketDeals = route({
  method: 'GET',
  path: '/v1/panel/market/deals',
  summary: 'Deals without their terms, latest first',
  auth: 'staff',
  query: z.strictObject({
    status: z.optional(z.enum(DEAL_STATUSES)),
    orderId: z.optional(Id),
    userId: z.optional(Id),
    before: z.optional(Id),
    ...keysetFields,
  }),
  output: keysetList(MarketDeal),
  errors: PANEL_ERRORS,
})

export const openDeal = route({
  method: 'POST',
  path: '/v1/panel/deal/{id}/open',
  summary: 'A whole deal, for a written reason; the audit log keeps who read it and why',
  auth: 'staff',
  params: z.strictObject({ id: Id }),
  body: Reason,
  output: Deal,
  errors: [...PANEL_ERRORS, 'not_found'],
})
