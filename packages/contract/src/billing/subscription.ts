import * as z from 'zod/mini'
import { LISTING_KINDS } from '../directory/writing-values.ts'
import { route } from '../route.ts'
import {
  BilingualName,
  Code,
  Id,
  Instant,
  LocalizedText,
  listFields,
  Money,
  pageQueryFields,
} from '../wire.ts'
import { PAGE_LIMIT_MAX } from '../wire-values.ts'
import { PLAN_FAMILY, SUBSCRIPTION_STATUSES, TRANSACTION_STATUSES } from './billing-values.ts'
import { TransactionLink } from './transaction.ts'

/** The listing that something is bought for. */
export const BilledListing = z.object({
  kind: z.enum(LISTING_KINDS),
  id: Id,
  slug: z.string(),
  /** A producer's name is in no language, so it stands as both. */
  title: LocalizedText,
})

/** The plan a listing is on. Every listing has one from its beginning. */
export const Subscription = z.object({
  id: Id,
  family: z.literal(PLAN_FAMILY),
  subject: BilledListing,
  /** The id of the plan. */
  plan: Code,
  status: z.enum(SUBSCRIPTION_STATUSES),
  /** Null: nothing is paid, or what is paid begins with the listing's publication. */
  periodStart: z.nullable(Instant),
  periodEnd: z.nullable(Instant),
  autoCharge: z.boolean(),
  /** Charges are off, and what is paid ends with its period. */
  cancelAtPeriodEnd: z.boolean(),
  nextChargeAt: z.nullable(Instant),
  /** The card that is charged. */
  card: z.nullable(z.object({ brand: z.nullable(z.string()), tail: z.nullable(z.string()) })),
  /** Another plan: as soon as it is paid, or, without a transaction, when the period is over. */
  pendingUpgrade: z.nullable(z.object({ plan: Code, transaction: z.nullable(TransactionLink) })),
  /** The paid plan that was chosen with the listing and is still to be paid. */
  wantedPlan: z.nullable(Code),
  allowed: z.array(z.enum(['upgrade', 'renew', 'cancel', 'boost'])),
})
export type Subscription = z.infer<typeof Subscription>

const OwnSubscriptionSummary = z.object({
  ...Subscription.shape,
  /** What is left of all that was paid for the listing, boosts included; it goes on running when it is deleted. */
  paidLeft: z.nullable(z.object({ amount: Money, until: z.nullable(Instant) })),
})

/** Ids with commas, as a query string has them. */
const IdList = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(PAGE_LIMIT_MAX * 37)),
    z.transform((text) => text.split(',')),
  ),
  z.array(Id).check(z.maxLength(PAGE_LIMIT_MAX)),
)

export const listOwnSubscriptions = route({
  method: 'GET',
  path: '/v1/user/subscriptions',
  summary:
    'Subscriptions of one’s own listings, latest listing first; `listings` are ids with commas, `wanted` those with a chosen plan to pay',
  auth: 'user',
  query: z.strictObject({
    ...pageQueryFields,
    listings: z.optional(IdList),
    wanted: z._default(z.stringbool(), false),
  }),
  output: z.object(listFields(OwnSubscriptionSummary)),
  errors: ['unauthenticated'],
})

/** What would run out unused if the account were deleted now; deleted listings that can be brought back count. */
export const getOwnPaidLeft = route({
  method: 'GET',
  path: '/v1/user/paid-left',
  summary: 'What is left of all that was paid for one’s own listings, boosts included',
  auth: 'user',
  output: z.object({
    /** Listings with paid time left. */
    listings: z.int(),
    amount: Money,
    /** When the last of it ends; null while some of it waits for a publication, and with no listings. */
    until: z.nullable(Instant),
  }),
  errors: ['unauthenticated'],
})

/** Null when no money is due. */
const Purchase = z.object({ subscription: Subscription, transaction: z.nullable(TransactionLink) })

const OwnSubscription = z.strictObject({ family: z.literal(String(PLAN_FAMILY)), id: Id })

/** Kopecks that the payer was shown. When more is due by now nothing is bought, and they are told anew. */
const ShownMinor = z.optional(z.int().check(z.gte(0)))

const PURCHASE_ERRORS = ['unauthenticated', 'email_not_verified', 'not_found', 'move_forbidden'] as const

export const getSubscription = route({
  method: 'GET',
  path: '/v1/subscription/{family}/{id}',
  summary: 'The subscription of one of one’s own listings, with its purchases, latest first',
  auth: 'user',
  params: OwnSubscription,
  output: z.object({
    ...Subscription.shape,
    /** Boosts that run, or wait: for the listing's publication, or for the end of the same boost before. */
    boosts: z.array(z.object({ boost: Code, startsAt: z.nullable(Instant), endsAt: z.nullable(Instant) })),
    transactions: z.array(
      z.object({
        ...TransactionLink.shape,
        number: z.int(),
        description: BilingualName,
        amount: Money,
        status: z.enum(TRANSACTION_STATUSES),
        createdAt: Instant,
        paidAt: z.nullable(Instant),
        /** The listing was rejected or blocked in time that this paid for: staff decide whether the money goes back. */
        isRefundConsidered: z.boolean(),
      }),
    ),
    /** What one more period costs, of the plan that is to follow if there is one; null on the free plan. */
    nextPrice: z.nullable(Money),
    /** The plans and boosts that are named here, also those that are no longer offered. */
    items: z.array(z.object({ id: Code, name: BilingualName })),
    /** Staff took the listing offline: its paid time runs on, and nothing is renewed by itself. */
    isBlocked: z.boolean(),
  }),
  errors: ['unauthenticated', 'not_found'],
})

export const quotePlans = route({
  method: 'GET',
  path: '/v1/subscription/{family}/{id}/quotes',
  summary: 'What each other plan would cost now, with the unused part of the one that is paid taken off',
  auth: 'user',
  params: OwnSubscription,
  output: z.object({
    /** Whether cards can be charged by themselves here. */
    canAutoCharge: z.boolean(),
    quotes: z.array(
      z.object({
        plan: Code,
        due: Money,
        /** A cheaper plan follows the one that is paid. */
        begins: z.enum(['now', 'after_period']),
      }),
    ),
  }),
  errors: ['unauthenticated', 'not_found'],
})

export const upgradeSubscription = route({
  method: 'POST',
  path: '/v1/subscription/10/{id}/upgrade/{planId}',
  summary: 'Another plan: a dearer one when the difference is paid, a cheaper one when the period is over',
  auth: 'user',
  idempotent: true,
  params: z.strictObject({ id: Id, planId: Code }),
  /** Lets us charge the card for each period to come; for the plan already held that is all it changes. */
  body: z.strictObject({ autoCharge: z.optional(z.boolean()), shownMinor: ShownMinor }),
  output: Purchase,
  errors: [...PURCHASE_ERRORS, 'price_changed'],
})

export const renewSubscription = route({
  method: 'POST',
  path: '/v1/subscription/{family}/{id}/renew',
  summary: 'One more period of the plan, from the end of what is paid',
  auth: 'user',
  idempotent: true,
  params: OwnSubscription,
  body: z.strictObject({ shownMinor: ShownMinor }),
  output: Purchase,
  errors: [...PURCHASE_ERRORS, 'price_changed'],
})

export const cancelSubscription = route({
  method: 'POST',
  path: '/v1/subscription/{family}/{id}/cancel',
  summary: 'No more charges; what is paid lasts to its end. Again changes nothing',
  auth: 'user',
  params: OwnSubscription,
  output: Subscription,
  errors: ['unauthenticated', 'not_found', 'move_forbidden'],
})

export const buyBoost = route({
  method: 'POST',
  path: '/v1/boost',
  summary: 'Buys a boost for one of one’s own listings',
  auth: 'user',
  idempotent: true,
  body: z.strictObject({
    listing: z.strictObject({ kind: z.enum(LISTING_KINDS), id: Id }),
    boostId: Code,
  }),
  output: z.object({ transaction: TransactionLink }),
  status: 201,
  errors: PURCHASE_ERRORS,
})
