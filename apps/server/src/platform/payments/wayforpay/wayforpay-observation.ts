import type { DeclineClass, ObservedStatus } from '@verstat/contract'
import { cardTail, codeOf, type Fields, present, textOf } from '../json-fields.ts'
import { readHryvnias } from '../kopecks.ts'
import type { Observation, Trust } from '../payment-provider.ts'

const STATUSES: Readonly<Record<string, ObservedStatus>> = {
  Created: 'open',
  InProcessing: 'processing',
  Pending: 'processing',
  Approved: 'succeeded',
  Declined: 'failed',
  Expired: 'expired',
  RefundInProcessing: 'refund_pending',
  Refunded: 'refunded',
  Voided: 'refunded',
}

/** Reason codes of payments whose outcome is still open. */
const UNDECIDED = new Set(['1131', '1132', '1134'])

const DECLINES: Readonly<Record<string, DeclineClass>> = {
  ...each(['1104', '1106', '1122', '1135'], 'soft'),
  ...each(['1102', '1103', '1105', '1116', '1146'], 'hard'),
  ...each(['1108', '1124', '1125'], 'customer_action'),
  ...each(['1109', '1113', '1115', '1117', '1118', '1130'], 'config'),
  '1114': 'fraud',
}

export function wayforpayDecline(reasonCode: string): DeclineClass {
  return DECLINES[reasonCode] ?? 'issuer'
}

/**
 * Returns the fields that the signature of callbacks and of most responses covers. An absent field is signed
 * as an empty text.
 */
export function signedAnswerFields(fields: Fields): readonly string[] {
  const { merchantAccount, orderReference, amount, currency, authCode, cardPan } = fields
  const { transactionStatus, reasonCode } = fields
  return [
    merchantAccount,
    orderReference,
    amount,
    currency,
    authCode,
    cardPan,
    transactionStatus,
    reasonCode,
  ].map((value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : ''))
}

/**
 * Reads a callback or a response. The time in the message is not signed, so the time is not used to sort
 * events.
 */
export function readWayforpay(fields: Fields, trust: Trust, isLive: boolean): Observation {
  const amount = readHryvnias(fields.amount)
  const refunded = readHryvnias(fields.refundAmount)
  const reason = codeOf(fields.reasonCode) ?? ''
  const status = resolveStatus(textOf(fields.transactionStatus) ?? '', reason, amount, refunded)
  const seconds = fields.processingDate
  return {
    status,
    trust,
    isLive,
    ...present({
      reference: textOf(fields.orderReference),
      amount,
      currency: textOf(fields.currency),
      refunded: status === 'refunded' ? refunded || amount : refunded || undefined,
      fee: readHryvnias(fields.fee),
      occurredAt: typeof seconds === 'number' && seconds > 0 ? new Date(seconds * 1_000) : undefined,
      decline: status === 'failed' ? { code: reason, class: wayforpayDecline(reason) } : undefined,
    }),
    ...cardOf(fields),
  }
}

function resolveStatus(
  word: string,
  reason: string,
  amount: bigint | undefined,
  refunded: bigint | undefined,
): ObservedStatus {
  if (reason === '5100') return 'requires_action'
  if (UNDECIDED.has(reason)) return 'processing'
  const status = STATUSES[word] ?? 'unknown'
  if (status !== 'succeeded') return status
  // An approved payment without an amount, or with a reason code other than success, is `unknown`, so that
  // staff decide.
  if (amount === undefined || reason !== '1100') return 'unknown'
  if (refunded === undefined || refunded === 0n) return 'succeeded'
  return refunded >= amount ? 'refunded' : 'partially_refunded'
}

function cardOf(fields: Fields): Pick<Observation, 'card'> {
  const card = present({
    token: textOf(fields.recToken),
    brand: textOf(fields.cardType),
    tail: cardTail(fields.cardPan),
  })
  return Object.keys(card).length > 0 ? { card } : {}
}

function each(codes: readonly string[], value: DeclineClass): Readonly<Record<string, DeclineClass>> {
  return Object.fromEntries(codes.map((code) => [code, value]))
}
