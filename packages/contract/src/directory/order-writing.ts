import * as z from 'zod/mini'
import { route } from '../route.ts'
import { Code, Day, Email, Id, OwnFile, Phone } from '../wire.ts'
import { inputShape, newShape } from './fields/field-schemas.ts'
import { ORDER_FIELDS } from './fields/order-fields.ts'
import { Order } from './order.ts'
import { MAX_OFFERS_MAX, MAX_OFFERS_MIN, ORDER_CONTACT_SHOWS, ORDER_STATUSES } from './order-values.ts'
import { managedListingFields } from './own-listing.ts'
import {
  Attributes,
  ContactName,
  honeypotField,
  Messengers,
  Reason,
  submitField,
  versionField,
} from './writing.ts'

const Sum = z.nullable(z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)))

const { contactName, contactEmail, contactPhone, contactMessengers, contactShow, ...fields } = inputShape(
  ORDER_FIELDS,
  {
    quantity: z.nullable(z.number().check(z.gt(0), z.lte(1e12))),
    attributes: Attributes,
    budgetMin: Sum,
    budgetMax: Sum,
    contactName: ContactName,
    contactEmail: Email,
    contactPhone: z.nullable(Phone),
    contactMessengers: Messengers,
    maxOffers: z.int().check(z.gte(MAX_OFFERS_MIN), z.lte(MAX_OFFERS_MAX)),
  },
)

/** The owner's contact. No public response contains it. By default, signed-in users can request it. */
const Contact = z.strictObject({
  name: contactName,
  email: contactEmail,
  phone: z.optional(contactPhone),
  messengers: z.optional(contactMessengers),
  show: z.optional(contactShow),
})

const OrderChanges = z.partial(z.strictObject({ ...fields, contact: z.partial(Contact) }))
export type OrderChanges = z.infer<typeof OrderChanges>

/** An order with all its fields, for its owner and for staff. */
export const OwnOrder = z.object({
  ...z.omit(Order, { buyer: true, offering: true, record: true, dealId: true, offersChangeAt: true }).shape,
  files: z.array(OwnFile),
  contact: z.object({
    name: z.nullable(z.string()),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    messengers: Messengers,
    show: z.enum(ORDER_CONTACT_SHOWS),
  }),
  /**
   * Whether somebody has ever sent an offer. Then `visibility`, `offersOpen`, `maxOffers` and `currency` cannot change,
   * and `offersUntil` may only move later.
   */
  hasOffers: z.boolean(),
  /** Statuses that the caller may set now. */
  allowed: z.array(z.enum(ORDER_STATUSES)),
  ...managedListingFields,
})
export type OwnOrder = z.infer<typeof OwnOrder>

export const createOrder = route({
  method: 'POST',
  path: '/v1/order/create',
  summary:
    'Places an order: a draft of the caller, or without an account one to be claimed with `orderToken`',
  auth: 'optional',
  challenge: true,
  idempotent: true,
  body: z.strictObject({
    ...newShape(ORDER_FIELDS, fields),
    contact: Contact,
    /**
     * Whether to submit the order for approval. It is submitted at once, or as soon as the e-mail address is verified.
     */
    submit: z._default(z.boolean(), true),
    /** The paid plan that was chosen in the form. It is stored because the owner may be able to pay only later. */
    plan: z.optional(Code),
    ...honeypotField,
  }),
  output: z.object({
    order: OwnOrder,
    /**
     * Returned to visitors. With this token, a visitor who registers or signs in within 30 days becomes the owner of
     * the order. The token works once.
     */
    orderToken: z.optional(z.string()),
  }),
  status: 201,
  errors: ['unauthenticated', 'quota_reached', 'conflict'],
})

const target = { id: Id }
const ownErrors = ['unauthenticated', 'not_found'] as const

export const getOwnOrder = route({
  method: 'GET',
  path: '/v1/user/orders/{slug}',
  summary: 'All of an order, for its owner and for staff; by slug or id',
  auth: 'optional',
  listingToken: true,
  params: z.strictObject({ slug: z.string().check(z.minLength(1), z.maxLength(200)) }),
  output: OwnOrder,
  errors: ownErrors,
})

export const editOrder = route({
  method: 'POST',
  path: '/v1/order/{id}/edit',
  summary: 'Changes what is given. The text of a published order changes once it is approved',
  auth: 'optional',
  listingToken: true,
  params: z.strictObject(target),
  body: z.extend(OrderChanges, { ...versionField, ...submitField }),
  output: OwnOrder,
  errors: [...ownErrors, 'stale', 'move_forbidden', 'quota_reached', 'email_not_verified'],
})

export const withdrawOrderRevision = route({
  method: 'DELETE',
  path: '/v1/order/{id}/revision',
  summary: 'Withdraws an edit that waits for approval or was sent back',
  auth: 'user',
  params: z.strictObject(target),
  output: OwnOrder,
  errors: ownErrors,
})

export const setOrderStatus = route({
  method: 'POST',
  path: '/v1/order/{id}/status/{status}',
  summary: 'Gives an order another status, for its owner and for staff',
  auth: 'user',
  params: z.strictObject({ ...target, status: z.string().check(z.maxLength(40)) }),
  body: z.strictObject({
    reason: z.optional(Reason),
    /** The new last day for offers when an order is renewed. The default is 30 days ahead. */
    offersUntil: z.optional(Day),
    ...versionField,
  }),
  output: OwnOrder,
  errors: [...ownErrors, 'stale', 'move_forbidden', 'quota_reached', 'email_not_verified'],
})

export const renewOrder = route({
  method: 'POST',
  path: '/v1/order/{id}/renew',
  summary:
    'Awaits offers for 30 days from now, or until the given day; an order that is over is online again',
  auth: 'user',
  params: z.strictObject(target),
  body: z.strictObject({ offersUntil: z.optional(Day) }),
  output: OwnOrder,
  errors: [...ownErrors, 'move_forbidden', 'quota_reached', 'email_not_verified'],
})

export const duplicateOrder = route({
  method: 'POST',
  path: '/v1/order/{id}/duplicate',
  summary: 'Makes a draft with the same text, without pictures and documents',
  auth: 'user',
  challenge: true,
  idempotent: true,
  params: z.strictObject(target),
  output: OwnOrder,
  status: 201,
  errors: ownErrors,
})

export const deleteOrder = route({
  method: 'DELETE',
  path: '/v1/order/{id}',
  summary: 'Archives an order; it can be taken back for 30 days',
  auth: 'optional',
  listingToken: true,
  params: z.strictObject(target),
  output: z.undefined(),
  status: 204,
  errors: [...ownErrors, 'move_forbidden'],
})

export const restoreOrder = route({
  method: 'POST',
  path: '/v1/order/{id}/restore',
  summary: 'Takes a deletion back: the order has the status it had',
  auth: 'user',
  params: z.strictObject(target),
  output: OwnOrder,
  errors: [...ownErrors, 'gone', 'quota_reached'],
})
