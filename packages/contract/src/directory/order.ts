import * as z from 'zod/mini'
import { route } from '../route.ts'
import {
  Code,
  Currency,
  Day,
  FacetCount,
  Id,
  Instant,
  listFields,
  Picture,
  pageFields,
  pageQueryFields,
} from '../wire.ts'
import { filterShape, outputShape } from './fields/field-schemas.ts'
import { ORDER_FIELDS } from './fields/order-fields.ts'
import { BuyerRecord, OrderOffering } from './order-offering.ts'
import { ORDER_SORTS, ORDER_STATUSES, ORDER_TYPES, UNITS } from './order-values.ts'
import { Access, listingCounts, ownListingFields, statusCounts } from './own-listing.ts'
import { TEXT_LANGUAGES } from './text-values.ts'

export const Promotion = z.object({
  topUntil: z.nullable(Instant),
  highlightUntil: z.nullable(Instant),
  homeUntil: z.nullable(Instant),
})

/** The advertising on one page of a list. It is outside `total` and never changes the order of `items`. */
export function promotedFields<S extends z.ZodMiniType>(item: S) {
  return {
    /** Up to three promoted listings that match the filters. Some of them may also be in `items`. */
    promoted: z.array(item),
    /**
     * The place of each promoted listing among the rows of the page, from 1. A listing that is also in `items` has only
     * this place.
     */
    promotedPlaces: z.array(z.int()),
  }
}

/** A field is null if the owner has not stated the value. */
const summaryFields = {
  id: Id,
  number: z.int(),
  slug: z.string(),
  status: z.enum(ORDER_STATUSES),
  ...outputShape(ORDER_FIELDS, 'lists', {
    quantity: z.nullable(z.number()),
    budgetMin: z.nullable(z.int()),
    budgetMax: z.nullable(z.int()),
  }),
  /** Sizes of the largest public drawing in millimetres, along the axes of the file. Null without one. */
  drawingSizesMm: z.nullable(z.array(z.number())),
  publishedAt: z.nullable(Instant),
  bumpedAt: z.nullable(Instant),
  /** Whether the owner paid for the bump at `bumpedAt`. A bump moves a listing up in lists. */
  isBumpPaid: z.boolean(),
  expiresAt: z.nullable(Instant),
  promotion: Promotion,
}

/** The data of an order that lists show. */
export const OrderSummary = z.object({ ...summaryFields, image: z.nullable(Picture) })
export type OrderSummary = z.infer<typeof OrderSummary>

/** What everybody may know about the user who placed an order. */
export const Buyer = z.object({
  /** Such as «Олена З.». Null when the buyer shows no contact. */
  name: z.nullable(z.string()),
  /** The buyer's producer that staff have verified. Null when there is none, or when the buyer shows no contact. */
  company: z.nullable(z.object({ name: z.string(), slug: z.string() })),
  memberSince: Day,
  /**
   * The numbers of the buyer's other orders by status. Orders that were never published or are deleted do not count.
   */
  orders: z.object({
    total: z.int(),
    open: z.int(),
    paused: z.int(),
    /** Awarded or completed. */
    chosen: z.int(),
    /** The time to send offers is over. */
    expired: z.int(),
    cancelled: z.int(),
  }),
  /**
   * When the data of the buyer will next change without an edit, because an order expires or the verification of the
   * company ends. Null if neither will happen.
   */
  changesAt: z.nullable(Instant),
})
export type Buyer = z.infer<typeof Buyer>

/** The public data of an order. It says whether the contact can be requested, but it never contains the contact. */
export const Order = z.object({
  ...summaryFields,
  ...outputShape(ORDER_FIELDS, 'page', {
    /** Values of the extra fields of the category. The key is the key of the extra field. */
    attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
    maxOffers: z.int(),
  }),
  /** `offers` counts offers that are neither withdrawn nor at their end, `questions` those that are answered. */
  counts: z.extend(listingCounts, { offers: z.int(), questions: z.int() }),
  /** Grows when the order changes in a way that matters to an offer. */
  termsVersion: z.int(),
  /** When the number of offers will next change without anybody’s doing. Null if it will not. */
  offersChangeAt: z.nullable(Instant),
  /** Whether and how the caller may offer. Null for visitors. */
  offering: z.nullable(OrderOffering),
  /** How the buyer has treated offers so far. Null below three orders. */
  record: z.nullable(BuyerRecord),
  /** The deal for which the order is awarded, for its two sides; null for others. */
  dealId: z.nullable(Id),
  /** Null for orders without an owner. */
  buyer: z.nullable(Buyer),
  access: Access,
  createdAt: Instant,
  updatedAt: Instant,
})
export type Order = z.infer<typeof Order>

export const orderFilterFields = {
  type: z.optional(z.enum(ORDER_TYPES)),
  regionSlug: z.optional(Code),
  categorySlug: z.optional(Code),
  sort: z._default(z.enum(ORDER_SORTS), 'newest'),
  budgetMin: z.optional(z.int().check(z.gte(0))),
  budgetMax: z.optional(z.int().check(z.gte(0))),
  currency: z._default(Currency, 'UAH'),
  quantityMin: z.optional(z.number().check(z.gte(0), z.lte(1e12))),
  quantityMax: z.optional(z.number().check(z.gte(0), z.lte(1e12))),
  unit: z.optional(z.enum(UNITS)),
  ...filterShape(ORDER_FIELDS),
  hasFiles: z.optional(z.boolean()),
  /** Selects only orders whose public drawings are at most so large, in millimetres along their longest side. */
  sizeMax: z.optional(z.number().check(z.gte(0.001), z.lte(1e7))),
  /** Selects only orders with a public file of a solid body, such as STEP or STL. */
  hasModel: z.optional(z.boolean()),
  /** Selects only listings that have a text in this language. */
  language: z.optional(z.enum(TEXT_LANGUAGES)),
}

export const OrderList = z.object({
  ...listFields(OrderSummary),
  ...promotedFields(OrderSummary),
  facets: z.optional(
    z.object({ types: z.array(FacetCount), regions: z.array(FacetCount), categories: z.array(FacetCount) }),
  ),
})
export type OrderList = z.infer<typeof OrderList>

export const listOrders = route({
  method: 'POST',
  path: '/v1/order',
  summary: 'A page of orders that match the filters',
  auth: 'public',
  body: z.strictObject({ ...pageFields, ...orderFilterFields, facets: z._default(z.boolean(), false) }),
  isFilter: true,
  output: OrderList,
  errors: [],
})

export const getOrder = route({
  method: 'GET',
  path: '/v1/order/{slug}',
  summary: 'One order by its slug or id',
  auth: 'optional',
  params: z.strictObject({ slug: z.string().check(z.minLength(1), z.maxLength(200)) }),
  output: Order,
  errors: ['not_found', 'gone'],
})

export const listRelatedOrders = route({
  method: 'GET',
  path: '/v1/order/{id}/related',
  summary: 'Up to six published orders like this one',
  auth: 'public',
  params: z.strictObject({ id: Id }),
  output: z.object({ items: z.array(OrderSummary) }),
  errors: ['not_found', 'gone'],
})

export const OwnOrderSummary = z.object({
  ...summaryFields,
  image: z.nullable(Picture),
  /** Statuses that the owner may set now. */
  allowed: z.array(z.enum(ORDER_STATUSES)),
  ...ownListingFields,
  /** The offers to the order that its owner can read or will read, without withdrawn ones. */
  offers: z.object({
    count: z.int(),
    /** How many of them are in force and not read yet. */
    unread: z.int(),
    /** How many of them are in force, and would end with the order. */
    live: z.int(),
    /** When sealed offers will open. Null once they can be read. */
    opensAt: z.nullable(Instant),
  }),
  updatedAt: Instant,
})
export type OwnOrderSummary = z.infer<typeof OwnOrderSummary>

export const listOwnOrders = route({
  method: 'GET',
  path: '/v1/user/orders',
  summary: 'One’s own orders, latest edit first; deleted ones only with `status=archived`',
  auth: 'user',
  query: z.strictObject({ ...pageQueryFields, status: z.optional(z.enum(ORDER_STATUSES)) }),
  output: z.object({ ...listFields(OwnOrderSummary), ...statusCounts }),
  errors: ['unauthenticated'],
})

export const listFittingOrders = route({
  method: 'GET',
  path: '/v1/user/fitting-orders',
  summary: 'Up to five open orders of the categories of one’s own producers, those of their regions first',
  auth: 'user',
  output: z.object({ items: z.array(OrderSummary) }),
  errors: ['unauthenticated'],
})
