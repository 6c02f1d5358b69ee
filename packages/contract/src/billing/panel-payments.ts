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

/** Staff who move money must enter their password and a second-factor code that was not used before. */
export const reauthenticationFields = {
  password: AnyPassword,
  code: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
}

/** Amount in kopecks. */
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
  /** Whether staff must decide about this purchase. */
  review: z.boolean(),
  /** The provider that received the money. Before a payment, it is the provider that was asked last. */
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
  /** The amount that we received. It may differ from the amount that we requested. */
  received: Money,
  refunded: Money,
  fee: Money,
  card: z.nullable(z.string()),
  /** The last decline of this attempt. `code` is the provider's own code. */
  refusal: z.nullable(z.object({ class: z.enum(DECLINE_CLASSES), code: z.string() })),
  /** The amount that can still be refunded. It is 0 while another refund of this attempt is in progress. */
  refundable: Money,
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
  /** The provider's error code. Null unless the refund failed. */
  fault: z.nullable(z.string()),
  bankReference: z.nullable(z.string()),
  /** The user who created the refund. Null if the system created it. */
  by: z.nullable(z.object({ id: Id, name: z.string() })),
  createdAt: Instant,
  doneAt: z.nullable(Instant),
  /** The outcomes of this refund that staff may enter now. */
  allowed: z.array(z.enum(['returned', 'not_returned'])),
})

const Case = z.object({
  /** The key identifies the case in a call of `closePaymentCase`. */
  key: z.string(),
  kind: z.enum(PAYMENT_CASES),
  /** The payment attempt that the case is about. Null if the case is about the whole purchase. */
  attemptId: z.nullable(Id),
  amount: z.nullable(Money),
  verdicts: z.array(z.enum(CASE_VERDICTS)),
})

const LedgerLine = z.object({ at: Instant, account: z.string(), amount: Money })

/** A purchase with all details for staff. Its list of provider events leaves out their raw content. */
export const PanelTransaction = z.object({
  ...Row,
  subject: z.object({
    kind: z.enum(LISTING_KINDS),
    id: Id,
    subscriptionId: Id,
    /** Null after the listing was permanently deleted. */
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
  /** The company or person that the documents of the purchase name. Null while nobody has stated it. */
  statedPayer: z.nullable(z.object({ name: z.string(), code: z.string() })),
  /** The lines of bank statements that paid this purchase. */
  receipts: z.array(
    z.object({
      id: Id,
      amount: Money,
      receivedOn: Day,
      bankReference: z.string(),
      payer: z.string(),
      payerCode: z.nullable(z.string()),
      purpose: z.string(),
    }),
  ),
  /** The unpaid invoice, which staff may mark as paid. */
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
    /** `work` selects only purchases about which staff must decide. */
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
    /** Providers that decline unusually many payments, with their counts for the last hour. */
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
    /** The payment attempt to refund. The default is the attempt that counts as the payment. */
    attemptId: z.optional(Id),
    amountMinor: AmountMinor,
    reason: Note,
    /** The refund method. The default is the one that the provider supports. */
    way: z.optional(z.enum(REFUND_WAYS)),
    /** Whether a partial refund ends the paid time. A full refund always ends it. */
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
