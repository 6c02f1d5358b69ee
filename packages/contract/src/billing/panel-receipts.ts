import * as z from 'zod/mini'
import { keysetFields, keysetList } from '../panel/keyset-list.ts'
import { PANEL_ERRORS } from '../panel/panel-errors.ts'
import { route } from '../route.ts'
import { Day, Id, Instant, Money, wholeNumber } from '../wire.ts'
import { OBSERVED_STATUSES, PAYER_MAX, PURPOSE_MAX, RECEIPT_STATUSES } from './panel-payment-values.ts'
import { AmountMinor, BankReference, PanelTransaction, reauthenticationFields } from './panel-payments.ts'

/** A payment from a bank statement, entered by staff. */
export const BankReceipt = z.object({
  id: Id,
  amount: Money,
  receivedOn: Day,
  bankReference: z.string(),
  payer: z.string(),
  /** The payer's tax code as the bank prints it. Null for lines that staff typed. */
  payerCode: z.nullable(z.string()),
  purpose: z.string(),
  status: z.enum(RECEIPT_STATUSES),
  /** The purchase that this bank transfer paid for. */
  transaction: z.nullable(
    z.object({
      id: Id,
      number: z.int(),
      /** The person who bought. Null after the person was erased. */
      buyer: z.nullable(z.object({ id: Id, name: z.string() })),
    }),
  ),
  createdAt: Instant,
})
export type BankReceipt = z.infer<typeof BankReceipt>

const receiptFields = {
  amountMinor: AmountMinor,
  receivedOn: Day,
  bankReference: BankReference,
  payer: z.string().check(z.trim(), z.minLength(1), z.maxLength(PAYER_MAX)),
}

export const payInvoice = route({
  method: 'POST',
  path: '/v1/panel/transaction/{id}/receipt',
  summary: 'Marks an invoice as paid by a line of the bank statement; another sum waits for a person',
  auth: 'staff',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ ...receiptFields, ...reauthenticationFields }),
  output: PanelTransaction,
  errors: [...PANEL_ERRORS, 'own_matter', 'not_found', 'move_forbidden', 'conflict'],
})

export const createReceipt = route({
  method: 'POST',
  path: '/v1/panel/receipts',
  summary: 'Writes down money that a bank statement shows; with the number of an invoice it pays it',
  auth: 'staff',
  body: z.strictObject({
    ...receiptFields,
    purpose: z._default(z.string().check(z.trim(), z.maxLength(PURPOSE_MAX)), ''),
    /** The number of the invoice, which is also the number of the purchase. */
    number: z.optional(wholeNumber(1, 1_000_000_000_000)),
    ...reauthenticationFields,
  }),
  output: BankReceipt,
  status: 201,
  errors: [...PANEL_ERRORS, 'own_matter', 'move_forbidden', 'conflict'],
})

export const listReceipts = route({
  method: 'GET',
  path: '/v1/panel/receipts',
  summary:
    'Money that bank statements show, latest first, and what providers told of payments that are not ours',
  auth: 'staff',
  query: z.strictObject({
    show: z._default(z.enum(['open', 'all']), 'open'),
    before: z.optional(Id),
    ...keysetFields,
  }),
  output: z.object({
    ...keysetList(BankReceipt).shape,
    /** Provider events that match no payment of ours, and events that could not be applied yet and are retried. */
    unmatched: z.array(
      z.object({
        id: z.int(),
        provider: z.string(),
        at: Instant,
        status: z.enum(OBSERVED_STATUSES),
        amount: z.nullable(Money),
        reference: z.nullable(z.string()),
        isApplied: z.boolean(),
      }),
    ),
  }),
  errors: PANEL_ERRORS,
})

const params = z.strictObject({ id: Id })
const errors = [...PANEL_ERRORS, 'own_matter', 'not_found', 'move_forbidden'] as const

export const assignReceipt = route({
  method: 'POST',
  path: '/v1/panel/receipts/{id}/assign',
  summary: 'Says which invoice a line of the bank statement paid',
  auth: 'staff',
  params,
  body: z.strictObject({ number: wholeNumber(1, 1_000_000_000_000), ...reauthenticationFields }),
  output: BankReceipt,
  errors,
})

export const returnReceipt = route({
  method: 'POST',
  path: '/v1/panel/receipts/{id}/return',
  summary: 'Says that money which belongs to no purchase was sent back by bank transfer',
  auth: 'staff',
  params,
  body: z.strictObject({ bankReference: BankReference, ...reauthenticationFields }),
  output: BankReceipt,
  errors,
})

export const putEventAside = route({
  method: 'POST',
  path: '/v1/panel/provider-events/{id}/aside',
  summary: 'Says that what a provider told of a payment which is not ours was looked into',
  auth: 'staff',
  params: z.strictObject({ id: wholeNumber(1, 1_000_000_000_000) }),
  output: z.object({ done: z.literal(true) }),
  errors: [...PANEL_ERRORS, 'not_found'],
})
