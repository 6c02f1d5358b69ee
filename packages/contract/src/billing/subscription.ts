import * as z from 'zod/mini'
import { LISTING_KINDS } from '../directory/writing-values.ts'
import { route } from '../route.ts'
import {
  BilingualName,
  Code,
  Id,
  Instant,
  idList,
  LocalizedText,
  listFields,
  Money,
  pageQueryFields,
} from '../wire.ts'
import { PAGE_LIMIT_MAX } from '../wire-values.ts'
import { BOOST_FEATURES, PLAN_FAMILY, SUBSCRIPTION_STATUSES, TRANSACTION_STATUSES } from './billing-values.ts'
import { TransactionLink } from './transaction.ts'

export const BilledListing = z.object({
  kind: z.enum(LISTING_KINDS),
  id: Id,
  slug: z.string(),
  /** The title of a producer is its name, which is the same in both languages. */
  title: LocalizedText,
})

/** Every listing has exactly one subscription from the moment it is created. */
export const Subscription = z.object({
  id: Id,
  family: z.literal(PLAN_FAMILY),
  subject: BilledListing,
  plan: Code,
  status: z.enum(SUBSCRIPTION_STATUSES),
  /** Null if nothing is paid, or if the paid period starts when the listing is published. */
  periodStart: z.nullable(Instant),
  periodEnd: z.nullable(Instant),
  autoCharge: z.boolean(),
  /** Whether automatic charges are turned off, so that the paid plan ends with the paid period. */
  cancelAtPeriodEnd: z.boolean(),
  nextChargeAt: z.nullable(Instant),
  /** The card for automatic charges. `tail` is the last digits of its number. */
  card: z.nullable(z.object({ brand: z.nullable(z.string()), tail: z.nullable(z.string()) })),
  /**
   * A plan change that has not taken effect yet. It takes effect when `transaction` is paid. If `transaction` is null,
   * it takes effect when the period ends.
   */
  pendingUpgrade: z.nullable(z.object({ plan: Code, transaction: z.nullable(TransactionLink) })),
  /** A paid plan that the owner chose when creating the listing and has not paid for yet. */
  wantedPlan: z.nullable(Code),
  allowed: z.array(z.enum(['upgrade', 'renew', 'cancel', 'boost'])),
})
export type Subscription = z.infer<typeof Subscription>

const OwnSubscriptionSummary = z.object({
  ...Subscription.shape,
  /** The value of the unused paid time, including boosts. Paid time continues to run after the listing is deleted. */
  paidLeft: z.nullable(z.object({ amount: Money, until: z.nullable(Instant) })),
})

export const listOwnSubscriptions = route({
  method: 'GET',
  path: '/v1/user/subscriptions',
  summary:
    'Subscriptions of one’s own listings, latest listing first; `listings` are ids with commas, `wanted` those with a chosen plan to pay',
  auth: 'user',
  query: z.strictObject({
    ...pageQueryFields,
    listings: z.optional(idList(PAGE_LIMIT_MAX)),
    wanted: z._default(z.stringbool(), false),
  }),
  output: z.object(listFields(OwnSubscriptionSummary)),
  errors: ['unauthenticated'],
})

/**
 * Returns the paid time that the user would lose by deleting the account now. The sum includes deleted listings that
 * can be restored.
 */
export const getOwnPaidLeft = route({
  method: 'GET',
  path: '/v1/user/paid-left',
  summary: 'What is left of all that was paid for one’s own listings, boosts included',
  auth: 'user',
  output: z.object({
    /** How many of the user's listings have paid time left. */
    listings: z.int(),
    amount: Money,
    /**
     * When the last paid period ends. Null if a paid period has not started yet, or if no listing has paid time left.
     */
    until: z.nullable(Instant),
  }),
  errors: ['unauthenticated'],
})

/** `transaction` is null when nothing has to be paid. */
const Purchase = z.object({ subscription: Subscription, transaction: z.nullable(TransactionLink) })

const OwnSubscription = z.strictObject({ family: z.literal(String(PLAN_FAMILY)), id: Id })

/**
 * The price that the payer has seen, in kopecks. The call fails with `price_changed` and buys nothing if the price is
 * higher by now.
 */
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
    /**
     * Boosts that are active, and boosts that wait for the publication of the listing or for the end of an earlier
     * boost of the same kind.
     */
    boosts: z.array(z.object({ boost: Code, startsAt: z.nullable(Instant), endsAt: z.nullable(Instant) })),
    /**
     * Features that the paid plan includes, so that the listing needs no boost for them. `until` is null if the paid
     * time starts when the listing is published.
     */
    included: z.array(z.object({ feature: z.enum(BOOST_FEATURES), until: z.nullable(Instant) })),
    transactions: z.array(
      z.object({
        ...TransactionLink.shape,
        number: z.int(),
        description: BilingualName,
        amount: Money,
        status: z.enum(TRANSACTION_STATUSES),
        createdAt: Instant,
        paidAt: z.nullable(Instant),
        /**
         * Whether staff rejected or blocked the listing during this paid time. Staff will then decide about a refund.
         */
        isRefundConsidered: z.boolean(),
      }),
    ),
    /** Price of the next period. With a pending plan change it is the price of the new plan. Null on the free plan. */
    nextPrice: z.nullable(Money),
    /** Names of all plans and boosts in this response, including those that are no longer sold. */
    items: z.array(z.object({ id: Code, name: BilingualName })),
    /** Whether staff have blocked the listing. Paid time continues to run, and nothing renews automatically. */
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
    /** Whether the site offers automatic charges. */
    canAutoCharge: z.boolean(),
    quotes: z.array(
      z.object({
        plan: Code,
        due: Money,
        /** A more expensive plan begins now. A cheaper plan begins after the current paid period. */
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
  /**
   * `autoCharge` allows automatic charges for future periods. If `planId` is the current plan, only `autoCharge`
   * changes.
   */
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
