import * as z from 'zod/mini'
import { LISTING_KINDS } from '../directory/writing-values.ts'
import { RealtimeAccess } from '../realtime/realtime-access.ts'
import { route } from '../route.ts'
import { BilingualName, Code, Id, Instant, Money } from '../wire.ts'
import { DECLINE_CLASSES, TRANSACTION_KINDS, TRANSACTION_STATUSES } from './billing-values.ts'

const Checkout = z.discriminatedUnion('type', [
  z.object({ type: z.literal('redirect'), url: z.string() }),
  // A form that the browser must post.
  z.object({
    type: z.literal('form'),
    action: z.string(),
    fields: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
  // A bank transfer; `qrUrl` opens the payer's bank app with all fields filled in.
  z.object({
    type: z.literal('document'),
    invoiceNumber: z.string(),
    qrUrl: z.string(),
    purpose: z.string(),
  }),
])

/** Readable by anyone who knows the id, so it contains nothing about the payer. */
export const Transaction = z.object({
  id: Id,
  /** Shown on documents and in e-mails. */
  number: z.int(),
  kind: z.enum(TRANSACTION_KINDS),
  subject: z.object({ kind: z.enum(LISTING_KINDS), id: Id, subscriptionId: Id }),
  /** Plan or boost id. */
  item: Code,
  description: BilingualName,
  amount: Money,
  /** The amount that counts as payment. Differs from `amount` when staff accepted another sum. */
  paid: z.nullable(Money),
  status: z.enum(TRANSACTION_STATUSES),
  /** Under review by staff. */
  review: z.boolean(),
  /** No real money. */
  isTest: z.boolean(),
  provider: z.nullable(z.string()),
  card: z.nullable(z.object({ brand: z.nullable(z.string()), tail: z.nullable(z.string()) })),
  checkout: z.nullable(Checkout),
  /** Payment methods available now. */
  methods: z.array(z.object({ provider: z.string(), wallets: z.array(z.string()) })),
  /** Why the last attempt failed. */
  error: z.nullable(z.enum(DECLINE_CLASSES)),
  allowed: z.array(z.enum(['retry', 'cancel'])),
  createdAt: Instant,
  expiresAt: Instant,
  paidAt: z.nullable(Instant),
  /** Total refunded so far. */
  refunded: Money,
  /** Completed and pending refunds, oldest first. */
  refunds: z.array(
    z.object({
      amount: Money,
      status: z.enum(['under_way', 'done']),
      createdAt: Instant,
      doneAt: z.nullable(Instant),
    }),
  ),
  /** The listing was rejected or blocked during this paid time; staff will decide about a refund. */
  isRefundConsidered: z.boolean(),
})
export type Transaction = z.infer<typeof Transaction>

/** `paymentUrl` is a path without the language prefix. */
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
  /** Default: the first available provider. */
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
