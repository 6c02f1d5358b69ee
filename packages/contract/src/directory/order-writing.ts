import * as z from 'zod/mini'
import { route } from '../route.ts'
import { AttachedDocument, AttachedPicture } from '../uploads/attachment.ts'
import { Code, Currency, Day, Email, FileLink, Id, Instant, Phone } from '../wire.ts'
import { Order } from './order.ts'
import {
  BUDGET_MODES,
  BUDGET_PERS,
  CONTACT_SHOWS,
  MATERIAL_BYS,
  ORDER_STATUSES,
  ORDER_TYPES,
  REPEATS,
  UNITS,
} from './order-values.ts'
import {
  Attributes,
  City,
  ContactName,
  honeypotField,
  line,
  paragraphs,
  Reason,
  submitField,
  versionField,
  Words,
  written,
} from './writing.ts'
import {
  DESCRIPTION_MAX,
  ORDER_DESCRIPTION_MIN,
  ORDER_FILES_MAX,
  ORDER_IMAGES_MAX,
  QUANTITY_NOTE_MAX,
  TITLE_MAX,
  TITLE_MIN,
} from './writing-values.ts'

const Budget = z.nullable(z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)))

const requiredFields = {
  title: written(line(TITLE_MIN, TITLE_MAX)),
  description: written(paragraphs(ORDER_DESCRIPTION_MIN, DESCRIPTION_MAX)),
  type: z.enum(ORDER_TYPES),
  /** A leaf. */
  categoryId: Code,
  regionId: Code,
  /** 1 to 90 days ahead, in Kyiv. */
  offersUntil: Day,
  /** Who answers; never part of a public shape. Shown after signing in unless said. */
  contact: z.strictObject({
    name: ContactName,
    email: Email,
    phone: z.optional(z.nullable(Phone)),
    show: z.optional(z.enum(CONTACT_SHOWS)),
  }),
}

/** `null`, like a field that is absent when a listing is placed: nothing is stated, and nothing is shown. */
const otherFields = {
  city: z.nullable(City),
  /** Needs `unit`. */
  quantity: z.nullable(z.number().check(z.gt(0), z.lte(1e12))),
  unit: z.nullable(z.enum(UNITS)),
  quantityNote: z.nullable(written(line(1, QUANTITY_NOTE_MAX))),
  repeat: z.nullable(z.enum(REPEATS)),
  budgetMode: z.nullable(z.enum(BUDGET_MODES)),
  /** Minor units of `currency`: both and equal for `exact`, both for `range`, none for `request` or without a mode. */
  budgetMin: Budget,
  budgetMax: Budget,
  /** Measures of a sum: hryvnias for everything unless said. */
  currency: Currency,
  budgetPer: z.enum(BUDGET_PERS),
  vat: z.nullable(z.boolean()),
  neededBy: z.nullable(Day),
  materialBy: z.nullable(z.enum(MATERIAL_BYS)),
  sampleRequired: z.nullable(z.boolean()),
  ndaRequired: z.nullable(z.boolean()),
  certificates: Words,
  attributes: Attributes,
  images: z.array(AttachedPicture).check(z.maxLength(ORDER_IMAGES_MAX)),
  files: z.array(AttachedDocument).check(z.maxLength(ORDER_FILES_MAX)),
}

/** What may be written about an order, everything optional: an edit. */
const OrderChanges = z.partial(
  z.strictObject({
    ...requiredFields,
    ...otherFields,
    contact: z.partial(requiredFields.contact),
  }),
)
export type OrderChanges = z.infer<typeof OrderChanges>

/** An edit of a published order that waits for approval, while the old text stays online. */
const OrderRevision = z.object({
  changes: z.record(z.string(), z.unknown()),
  submittedAt: Instant,
  /** Set when staff sent it back. */
  rejectedAt: z.nullable(Instant),
  reason: z.nullable(z.string()),
})

/** All of an order, for those who may manage it. */
export const OwnOrder = z.object({
  ...Order.shape,
  files: z.array(z.object({ ...FileLink.shape, isPublic: z.boolean() })),
  contact: z.object({
    name: z.nullable(z.string()),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    show: z.enum(CONTACT_SHOWS),
  }),
  ownerId: z.nullable(Id),
  /** Why it was rejected or blocked. */
  statusReason: z.nullable(z.string()),
  /** Statuses that the caller may give it now. */
  allowed: z.array(z.enum(ORDER_STATUSES)),
  /** Goes to approval by itself once its owner's address is verified. */
  submitWhenVerified: z.boolean(),
  revision: z.nullable(OrderRevision),
  /** Until when a deleted one can be taken back. */
  restorableUntil: z.nullable(Instant),
  version: z.int(),
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
    ...requiredFields,
    ...z.partial(z.strictObject(otherFields)).shape,
    /** Sends it to approval at once, or when the address is verified. True unless said. */
    submit: z._default(z.boolean(), true),
    /** The paid plan that was chosen with it: kept for whoever can pay only later. */
    plan: z.optional(Code),
    ...honeypotField,
  }),
  output: z.object({
    order: OwnOrder,
    /** For visitors: attaches the order at registration or login, once, within 30 days. */
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
    /** With a renewal: until when offers are awaited; 30 days unless said. */
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
