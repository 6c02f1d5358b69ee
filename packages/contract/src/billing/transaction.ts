import * as z from 'zod/mini'
import { LISTING_KINDS } from '../directory/writing-values.ts'
import { RealtimeAccess } from '../realtime/realtime-access.ts'
import { route } from '../route.ts'
import { BilingualName, Code, Id, Instant, Money } from '../wire.ts'
import { DECLINE_CLASSES, TRANSACTION_KINDS, TRANSACTION_STATUSES } from './billing-values.ts'

/** Where the payer goes to pay. */
const Checkout = z.discriminatedUnion('type', [
  z.object({ type: z.literal('redirect'), url: z.string() }),
  /** A form to be posted by the browser. */
  z.object({
    type: z.literal('form'),
    action: z.string(),
    fields: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
  /** A bank transfer; `qrUrl` opens the payer's bank with everything filled in. */
  z.object({
    type: z.literal('document'),
    invoiceNumber: z.string(),
    qrUrl: z.string(),
    purpose: z.string(),
  }),
])

/** One purchase. Whoever knows its id may see it, so it says nothing about the person who pays. */
export const Transaction = z.object({
  id: Id,
  /** For people: on papers and in letters. */
  number: z.int(),
  kind: z.enum(TRANSACTION_KINDS),
  subject: z.object({ kind: z.enum(LISTING_KINDS), id: Id, subscriptionId: Id }),
  /** The plan or the boost. */
  item: Code,
  description: BilingualName,
  amount: Money,
  /** The money that counts as its payment; another sum than was asked for where staff let it count. */
  paid: z.nullable(Money),
  status: z.enum(TRANSACTION_STATUSES),
  /** Staff look at it. */
  review: z.boolean(),
  /** No money moves. */
  isTest: z.boolean(),
  provider: z.nullable(z.string()),
  card: z.nullable(z.object({ brand: z.nullable(z.string()), tail: z.nullable(z.string()) })),
  checkout: z.nullable(Checkout),
  /** Ways to pay that are offered now. */
  methods: z.array(z.object({ provider: z.string(), wallets: z.array(z.string()) })),
  /** Why the last try failed, in a word. */
  error: z.nullable(z.enum(DECLINE_CLASSES)),
  allowed: z.array(z.enum(['retry', 'cancel'])),
  createdAt: Instant,
  expiresAt: Instant,
  paidAt: z.nullable(Instant),
  /** All that was returned so far. */
  refunded: Money,
  /** What went back or is on its way, oldest first. */
  refunds: z.array(
    z.object({
      amount: Money,
      status: z.enum(['under_way', 'done']),
      createdAt: Instant,
      doneAt: z.nullable(Instant),
    }),
  ),
  /** The listing was rejected or blocked in time that is paid for: staff decide whether the money goes back. */
  isRefundConsidered: z.boolean(),
})
export type Transaction = z.infer<typeof Transaction>

/** What a purchase answers: where to pay. `paymentUrl` is a path of the site without a language. */
export const TransactionLink = z.object({ id: Id, paymentUrl: z.string() })

export const getTransaction = route({
  method: 'GET',
  path: '/v1/payment/transaction/{id}',
  summary: 'How a purchase stands, and where its changes are told',
  auth: 'optional',
  params: z.strictObject({ id: Id }),
  output: z.extend(Transaction, { realtime: RealtimeAccess }),
  errors: ['not_found'],
})

export const retryTransaction = route({
  method: 'POST',
  path: '/v1/payment/transaction/{id}/retry',
  summary: 'Opens a checkout: the first, another after a refusal, or one by another provider',
  auth: 'public',
  params: z.strictObject({ id: Id }),
  /** The first that is offered unless said. */
  body: z.strictObject({ provider: z.optional(z.string().check(z.maxLength(40))) }),
  output: Transaction,
  errors: ['not_found', 'move_forbidden'],
})

export const cancelTransaction = route({
  method: 'POST',
  path: '/v1/payment/transaction/{id}/cancel',
  summary: 'Gives a purchase up that is not paid; doing it again changes nothing',
  auth: 'public',
  params: z.strictObject({ id: Id }),
  output: Transaction,
  errors: ['not_found', 'move_forbidden'],
})
