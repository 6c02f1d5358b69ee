import type { DeclineClass, ObservedStatus } from '@verstat/contract'
import { asFields, cardTail, codeOf, type Fields, instantOf, present, textOf } from '../json-fields.ts'
import { readKopecks } from '../kopecks.ts'
import type { Observation, ObservedRefund, Trust } from '../payment-provider.ts'

const UAH = 980

/**
 * Maps monobank's statuses to ours. We never request a hold of money, so the status `hold` becomes `unknown`,
 * which staff resolve.
 */
const STATUSES: Readonly<Record<string, ObservedStatus>> = {
  created: 'open',
  processing: 'processing',
  success: 'succeeded',
  failure: 'failed',
  reversed: 'refunded',
  expired: 'expired',
}

const REFUND_STATUSES: Readonly<Record<string, ObservedRefund['status']>> = {
  processing: 'pending',
  success: 'succeeded',
  failure: 'failed',
}

/**
 * Reads a payment from a callback, from the answer to a status query or a charge, or from a row of a
 * statement.
 */
export function readMonobank(fields: Fields, trust: Trust, isLive: boolean): Observation {
  const amount = readKopecks(fields.amount)
  const refunds = refundsOf(fields.cancelList)
  const refunded = sumOfDone(refunds)
  const status = resolveStatus(textOf(fields.status) ?? '', amount, refunds)
  const payment = asFields(fields.paymentInfo) ?? {}
  const wallet = asFields(fields.walletData) ?? {}
  const modifiedAt = instantOf(fields.modifiedDate)
  const code = codeOf(fields.errCode) ?? textOf(fields.failureReason)
  const card = present({
    token: wallet.status === 'created' ? textOf(wallet.cardToken) : undefined,
    brand: textOf(payment.paymentSystem),
    tail: cardTail(payment.maskedPan),
  })
  return {
    status,
    trust,
    isLive,
    ...present({
      reference: textOf(fields.reference),
      providerRef: textOf(fields.invoiceId),
      amount,
      currency: fields.ccy === UAH ? 'UAH' : codeOf(fields.ccy),
      refunded: status === 'refunded' ? refunded || amount : refunded || undefined,
      fee: readKopecks(payment.fee),
      occurredAt: modifiedAt,
      sequence: modifiedAt?.toISOString(),
      decline:
        status === 'failed' ? { code: (code ?? 'unknown').slice(0, 80), class: declineOf(code) } : undefined,
      actionUrl: textOf(fields.tdsUrl),
      refunds: refunds.length > 0 ? refunds : undefined,
    }),
    ...(textOf(fields.tdsUrl) !== undefined && status === 'processing'
      ? { status: 'requires_action' as const }
      : {}),
    ...(Object.keys(card).length > 0 ? { card } : {}),
  }
}

function resolveStatus(
  word: string,
  amount: bigint | undefined,
  refunds: readonly ObservedRefund[],
): ObservedStatus {
  const status = STATUSES[word] ?? 'unknown'
  if (status !== 'succeeded') return status
  if (amount === undefined) return 'unknown'
  const refunded = sumOfDone(refunds)
  if (refunded > 0n) return refunded >= amount ? 'refunded' : 'partially_refunded'
  return refunds.some((refund) => refund.status === 'pending') ? 'refund_pending' : 'succeeded'
}

function refundsOf(list: unknown): readonly ObservedRefund[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: unknown) => {
    const fields = asFields(entry)
    const amount = readKopecks(fields?.amount)
    const status = REFUND_STATUSES[textOf(fields?.status) ?? '']
    if (amount === undefined || status === undefined) return []
    const refundReference = textOf(fields?.extRef)
    return [{ amount, status, ...(refundReference === undefined ? {} : { refundReference }) }]
  })
}

function sumOfDone(refunds: readonly ObservedRefund[]): bigint {
  return refunds.reduce((sum, { amount, status }) => (status === 'succeeded' ? sum + amount : sum), 0n)
}

/**
 * The bank gives the reason of a decline as text for people. Only clear reasons get a class of their own; all
 * others become `issuer`.
 */
function declineOf(reason: string | undefined): DeclineClass {
  if (reason === undefined) return 'issuer'
  if (/недостатн|insufficient/i.test(reason)) return 'soft'
  return 'issuer'
}
