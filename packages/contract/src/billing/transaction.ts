import * as z from 'zod/mini'
import { LISTING_KINDS } from '../directory/writing-values.ts'
import { RealtimeAccess } from '../realtime/realtime-access.ts'
import { route } from '../route.ts'
import { BilingualName, Code, Id, Instant, Money } from '../wire.ts'
import { DECLINE_CLASSES, PLAN_FEATURES, TRANSACTION_KINDS, TRANSACTION_STATUSES } from './billing-values.ts'
import { SellerDetails } from './seller-details.ts'

const Checkout = z.discriminatedUnion('type', [
  z.object({ type: z.literal('redirect'), url: z.string() }),
  // The browser must post this form to the provider.
  z.object({
    type: z.literal('form'),
    action: z.string(),
    fields: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
  // The payer pays this invoice by bank transfer. `qrUrl` opens the payer's bank app with all fields filled in.
  z.object({
    type: z.literal('document'),
    invoiceNumber: z.string(),
    qrUrl: z.string(),
    purpose: z.string(),
    /**
     * The bank account to which the payer sends the money. Null if the site takes no real money. The name is in
     * Ukrainian, because banks read Ukrainian names.
     */
    recipient: z.nullable(
      z.object({ name: z.string(), code: z.string(), iban: z.string(), bank: z.string() }),
    ),
  }),
])

/** Anyone who knows the id can read the transaction, so it contains nothing about the payer. */
export const Transaction = z.object({
  id: Id,
  /** The number is shown on documents and in e-mails. */
  number: z.int(),
  kind: z.enum(TRANSACTION_KINDS),
  subject: z.object({ kind: z.enum(LISTING_KINDS), id: Id, subscriptionId: Id }),
  /** The id of a plan or a boost. */
  item: Code,
  description: BilingualName,
  gives: z.array(z.enum(PLAN_FEATURES)),
  /** Length of the bought time in days. Null for a boost that takes effect once. */
  days: z.nullable(z.int()),
  amount: Money,
  /** The amount that counts as the payment. It differs from `amount` if staff accepted another sum. */
  paid: z.nullable(Money),
  status: z.enum(TRANSACTION_STATUSES),
  /** Whether staff are checking the payment. */
  review: z.boolean(),
  /** Whether the payment was a test without real money. */
  isTest: z.boolean(),
  provider: z.nullable(z.string()),
  card: z.nullable(z.object({ brand: z.nullable(z.string()), tail: z.nullable(z.string()) })),
  checkout: z.nullable(Checkout),
  /** Payment methods that the payer can use now. */
  methods: z.array(z.object({ provider: z.string(), wallets: z.array(z.string()) })),
  error: z.nullable(z.enum(DECLINE_CLASSES)),
  allowed: z.array(z.enum(['retry', 'cancel'])),
  createdAt: Instant,
  expiresAt: Instant,
  paidAt: z.nullable(Instant),
  /** The sum of all refunds so far. */
  refunded: Money,
  /** Completed and pending refunds. The oldest is first. */
  refunds: z.array(
    z.object({
      amount: Money,
      status: z.enum(['under_way', 'done']),
      createdAt: Instant,
      doneAt: z.nullable(Instant),
    }),
  ),
  /** Whether staff rejected or blocked the listing during this paid time. Staff will then decide about a refund. */
  isRefundConsidered: z.boolean(),
  /** The seller at the time of the payment. Before a payment begins, the seller of today. */
  seller: z.nullable(SellerDetails),
})
export type Transaction = z.infer<typeof Transaction>

/** A purchase with the realtime channel that reports its changes. */
const WatchedTransaction = z.extend(Transaction, { realtime: RealtimeAccess })

/** `paymentUrl` is a path without the language prefix. */
export const TransactionLink = z.object({ id: Id, paymentUrl: z.string() })

export const getTransaction = route({
  method: 'GET',
  path: '/v1/payment/transaction/{id}',
  summary: 'How a purchase stands, and where its changes are told',
  auth: 'optional',
  params: z.strictObject({ id: Id }),
  output: WatchedTransaction,
  errors: ['not_found'],
})

export const retryTransaction = route({
  method: 'POST',
  path: '/v1/payment/transaction/{id}/retry',
  summary: 'Opens a checkout: the first, another after a refusal, or one by another provider',
  auth: 'public',
  params: z.strictObject({ id: Id }),
  /** `provider` is the payment provider to use. The default is the first available provider. */
  body: z.strictObject({ provider: z.optional(z.string().check(z.maxLength(40))) }),
  output: WatchedTransaction,
  errors: ['not_found', 'move_forbidden'],
})

export const cancelTransaction = route({
  method: 'POST',
  path: '/v1/payment/transaction/{id}/cancel',
  summary: 'Gives a purchase up that is not paid; doing it again changes nothing',
  auth: 'public',
  params: z.strictObject({ id: Id }),
  output: WatchedTransaction,
  errors: ['not_found', 'move_forbidden'],
})
