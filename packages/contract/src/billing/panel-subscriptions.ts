import * as z from 'zod/mini'
import { keysetFields, keysetList } from '../panel/keyset-list.ts'
import { PANEL_ERRORS } from '../panel/panel-errors.ts'
import { route } from '../route.ts'
import { BilingualName, Code, Id, Instant, Money } from '../wire.ts'
import {
  BOOST_FAMILY,
  PLAN_FAMILY,
  SUBSCRIPTION_STATUSES,
  TRANSACTION_KINDS,
  TRANSACTION_STATUSES,
} from './billing-values.ts'
import { Subscription } from './subscription.ts'

const Owner = z.nullable(z.object({ id: Id, name: z.string() }))

export const PanelSubscriptionRow = z.object({
  ...Subscription.shape,
  /** Null if no user has claimed the listing yet. */
  owner: Owner,
})
export type PanelSubscriptionRow = z.infer<typeof PanelSubscriptionRow>

export const PanelSubscription = z.object({
  ...PanelSubscriptionRow.shape,
  /** Paid periods of the subscription. The newest is first. */
  periods: z.array(
    z.object({
      family: z.union([z.literal(PLAN_FAMILY), z.literal(BOOST_FAMILY)]),
      item: Code,
      /** Null if the period starts when the listing is published. */
      startsAt: z.nullable(Instant),
      endsAt: z.nullable(Instant),
      value: Money,
      /** Null if the period was paid with unused time of another plan. */
      transactionId: z.nullable(Id),
    }),
  ),
  transactions: z.array(
    z.object({
      id: Id,
      number: z.int(),
      kind: z.enum(TRANSACTION_KINDS),
      description: BilingualName,
      amount: Money,
      status: z.enum(TRANSACTION_STATUSES),
      createdAt: Instant,
      paidAt: z.nullable(Instant),
    }),
  ),
  consents: z.array(z.object({ at: Instant, revokedAt: z.nullable(Instant), text: z.string() })),
  /** Entries of the audit log. The newest is first. */
  history: z.array(
    z.object({
      at: Instant,
      action: z.string(),
      actor: z.nullable(z.object({ id: Id, name: z.nullable(z.string()) })),
    }),
  ),
})
export type PanelSubscription = z.infer<typeof PanelSubscription>

export const listPanelSubscriptions = route({
  method: 'GET',
  path: '/v1/panel/subscriptions',
  summary:
    'Subscriptions, latest listing first. `query` is an address of mail, a slug or an id of the listing, or its own id',
  auth: 'staff',
  query: z.strictObject({
    query: z.optional(z.string().check(z.trim(), z.maxLength(254))),
    /**
     * `paid` selects subscriptions that have or had a paid plan. `ending` selects paid plans that end within
     * `ENDING_DAYS` and are not renewed automatically.
     */
    show: z._default(z.enum(['paid', 'all', 'ending']), 'paid'),
    status: z.optional(z.enum(SUBSCRIPTION_STATUSES)),
    plan: z.optional(Code),
    before: z.optional(Id),
    ...keysetFields,
  }),
  output: keysetList(PanelSubscriptionRow),
  errors: PANEL_ERRORS,
})

export const getPanelSubscription = route({
  method: 'GET',
  path: '/v1/panel/subscriptions/{id}',
  summary: 'A subscription with its paid time, purchases, consents and history',
  auth: 'staff',
  params: z.strictObject({ id: Id }),
  output: PanelSubscription,
  errors: [...PANEL_ERRORS, 'not_found'],
})
