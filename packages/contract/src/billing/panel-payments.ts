import * as z from 'zod/mini'
import { AnyPassword } from '../accounts/password.ts'
import { LISTING_KINDS } from '../directory/writing-values.ts'
import { keysetFields, keysetList } from '../panel/keyset-list.ts'
import { PANEL_ERRORS } from '../panel/panel-errors.ts'
import { route } from '../route.ts'
import { BilingualName, Code, Day, Id, Instant, LocalizedText, Money } from '../wire.ts'
import {
  DECLINE_CLASSES,
  PAYMENT_PROVIDERS,
  TRANSACTION_KINDS,
  TRANSACTION_STATUSES,
} from './billing-values.ts'
import {
  ATTEMPT_STATUSES,
  BANK_REFERENCE_MAX,
  CASE_VERDICTS,
  EVENT_RESULTS,
  OBSERVED_STATUSES,
  PAYMENT_CASES,
  REFUND_REASON_MAX,
  REFUND_STATUSES,
  REFUND_WAYS,
} from './panel-payment-values.ts'

/** Staff who move money re-authenticate with their password and an unused second-factor code. */
export const reauthenticationFields = {
  password: AnyPassword,
  code: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
}

/** Kopecks. */
export const AmountMinor = z.int().check(z.gte(1), z.lte(1_000_000_000))
export const BankReference = z.string().check(z.trim(), z.minLength(1), z.maxLength(BANK_REFERENCE_MAX))
const Note = z.string().check(z.trim(), z.minLength(1), z.maxLength(REFUND_REASON_MAX))

const Row = {
  id: Id,
  number: z.int(),
  kind: z.enum(TRANSACTION_KINDS),
  description: BilingualName,
  amount: Money,
  status: z.enum(TRANSACTION_STATUSES),
  /** Needs a decision by staff. */
  review: z.boolean(),
  /** The provider that received the money, or the one asked last. */
  provider: z.nullable(z.string()),
  payer: z.nullable(z.object({ id: Id, name: z.string(), email: z.string() })),
  createdAt: Instant,
  paidAt: z.nullable(Instant),
}

export const PanelTransactionRow = z.object(Row)
export type PanelTransactionRow = z.infer<typeof PanelTransactionRow>

const Attempt = z.object({
  id: Id,
  provider: z.string(),
  kind: z.enum(['checkout', 'token']),
  reference: z.string(),
  providerRef: z.nullable(z.string()),
  status: z.enum(ATTEMPT_STATUSES),
  isTest: z.boolean(),
  /** The amount received, which may differ from the amount requested. */
  received: Money,
  refunded: Money,
  fee: Money,
  card: z.nullable(z.string()),
  /** The last decline; `code` is the provider's own code. */
  refusal: z.nullable(z.object({ class: z.enum(DECLINE_CLASSES), code: z.string() })),
  /** Amount that can still be refunded; 0 while another refund of this attempt is in progress. */
  refundable: Money,
  /** Available refund methods. */
  ways: z.array(z.enum(REFUND_WAYS)),
  createdAt: Instant,
})

const Refund = z.object({
  id: Id,
  attemptId: Id,
  amount: Money,
  way: z.enum(REFUND_WAYS),
  status: z.enum(REFUND_STATUSES),
  reason: z.string(),
  /** Why the refund failed, as the provider's code. */
  fault: z.nullable(z.string()),
  bankReference: z.nullable(z.string()),
  /** Null: created by the system. */
  by: z.nullable(z.object({ id: Id, name: z.string() })),
  createdAt: Instant,
  doneAt: z.nullable(Instant),
  /** How staff may settle it. */
  allowed: z.array(z.enum(['returned', 'not_returned'])),
})

const Case = z.object({
  /** The key for `closePaymentCase`. */
  key: z.string(),
  kind: z.enum(PAYMENT_CASES),
  /** The payment attempt concerned; null: the whole purchase. */
  attemptId: z.nullable(Id),
  amount: z.nullable(Money),
  verdicts: z.array(z.enum(CASE_VERDICTS)),
})

const LedgerLine = z.object({ at: Instant, account: z.string(), amount: Money })

/** A purchase with all details for staff. Provider events are listed without their raw content. */
export const PanelTransaction = z.object({
  ...Row,
  subject: z.object({
    kind: z.enum(LISTING_KINDS),
    id: Id,
    subscriptionId: Id,
    /** Null once the listing is permanently deleted. */
    title: z.nullable(LocalizedText),
    status: z.nullable(z.string()),
  }),
  item: Code,
  outcome: z.enum(['open', 'granted', 'refused']),
  expiresAt: Instant,
  attempts: z.array(Attempt),
  refunds: z.array(Refund),
  cases: z.array(Case),
  events: z.array(
    z.object({
      id: z.int(),
      at: Instant,
      provider: z.string(),
      status: z.enum(OBSERVED_STATUSES),
      amount: z.nullable(Money),
      result: z.nullable(z.enum(EVENT_RESULTS)),
    }),
  ),
  ledger: z.array(LedgerLine),
  /** The open invoice, which staff may mark as paid. */
  invoice: z.nullable(z.object({ number: z.string(), amount: Money })),
})
export type PanelTransaction = z.infer<typeof PanelTransaction>

const DeclineAlert = z.object({
  provider: z.string(),
  since: Instant,
  declined: z.int(),
  finished: z.int(),
})
export type DeclineAlert = z.infer<typeof DeclineAlert>

export const listPanelTransactions = route({
  method: 'GET',
  path: '/v1/panel/transactions',
  summary:
    'Purchases, latest first. `query` is a number, an address of mail, an id, a reference or a listing’s slug',
  auth: 'staff',
  query: z.strictObject({
    query: z.optional(z.string().check(z.trim(), z.maxLength(254))),
    /** `work`: only purchases that need staff. */
    show: z._default(z.enum(['work', 'all']), 'all'),
    status: z.optional(z.enum(TRANSACTION_STATUSES)),
    provider: z.optional(z.enum(PAYMENT_PROVIDERS)),
    kind: z.optional(z.enum(TRANSACTION_KINDS)),
    from: z.optional(Day),
    to: z.optional(Day),
    before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
    ...keysetFields,
  }),
  output: z.object({
    ...keysetList(PanelTransactionRow).shape,
    /** Providers with an unusual decline rate, and their counts for the last hour. */
    declines: z.array(DeclineAlert),
  }),
  errors: PANEL_ERRORS,
})

const params = z.strictObject({ id: Id })
const errors = [...PANEL_ERRORS, 'own_matter', 'not_found', 'move_forbidden'] as const

export const getPanelTransaction = route({
  method: 'GET',
  path: '/v1/panel/transaction/{id}',
  summary: 'A purchase as staff see it',
  auth: 'staff',
  params,
  output: PanelTransaction,
  errors: [...PANEL_ERRORS, 'not_found'],
})

export const refundTransaction = route({
  method: 'POST',
  path: '/v1/panel/transaction/{id}/refund',
  summary: 'Sends money back, all or a part; asks for the caller’s password and second factor again',
  auth: 'staff',
  idempotent: true,
  params,
  body: z.strictObject({
    /** Default: the attempt that counts as the payment. */
    attemptId: z.optional(Id),
    amountMinor: AmountMinor,
    reason: Note,
    /** Default: whatever the provider supports. */
    way: z.optional(z.enum(REFUND_WAYS)),
    /** Ends the paid time after a partial refund. A full refund always ends it. */
    endsTime: z._default(z.boolean(), false),
    ...reauthenticationFields,
  }),
  output: PanelTransaction,
  errors,
})

export const settleRefund = route({
  method: 'POST',
  path: '/v1/panel/transaction/{id}/refund/{refundId}/settle',
  summary: 'Says of a refund that only a person can judge whether the money went back',
  auth: 'staff',
  params: z.strictObject({ id: Id, refundId: Id }),
  body: z.strictObject({
    outcome: z.enum(['returned', 'not_returned']),
    /** Reference number of the bank transfer. */
    bankReference: z.optional(BankReference),
    ...reauthenticationFields,
  }),
  output: PanelTransaction,
  errors,
})

export const acceptPayment = route({
  method: 'POST',
  path: '/v1/panel/transaction/{id}/accept',
  summary: 'Lets another sum than was asked for count as the payment',
  auth: 'staff',
  params,
  body: z.strictObject({ attemptId: Id, note: Note, ...reauthenticationFields }),
  output: PanelTransaction,
  errors,
})

export const closePaymentCase = route({
  method: 'POST',
  path: '/v1/panel/transaction/{id}/close',
  summary: 'Closes a case under review without moving money',
  auth: 'staff',
  params,
  body: z.strictObject({ key: z.string().check(z.maxLength(200)), note: Note }),
  output: PanelTransaction,
  errors,
})
