import type { DeclineClass, ObservedStatus } from '@verstat/contract'
import { cardTail, codeOf, type Fields, present, textOf } from '../json-fields.ts'
import { readHryvnias } from '../kopecks.ts'
import type { Observation, Trust } from '../payment-provider.ts'

/**
 * Maps LiqPay's statuses to ours. Statuses of money that is on hold or in doubt are left out: they become
 * `unknown`, which staff resolve.
 */
const STATUSES: Readonly<Record<string, ObservedStatus>> = {
  success: 'succeeded',
  sandbox: 'succeeded',
  wait_compensation: 'succeeded',
  failure: 'failed',
  error: 'failed',
  try_again: 'failed',
  reversed: 'refunded',
  wait_reserve: 'refund_pending',
  processing: 'processing',
  prepared: 'processing',
  wait_secure: 'processing',
  wait_lc: 'processing',
  wait_qr: 'requires_action',
  wait_sender: 'requires_action',
}

const DECLINES: Readonly<Record<string, DeclineClass>> = {
  limit: 'soft',
  err_limit: 'soft',
  err_auth: 'config',
  err_signature: 'config',
  invalid_signature: 'config',
  err_shop_not_active: 'config',
  err_payment: 'issuer',
}

export function liqpayDecline(code: string): DeclineClass {
  return DECLINES[code] ?? 'issuer'
}

/** Reads a LiqPay callback or the answer to a status query, which have the same fields. */
export function readLiqpay(fields: Fields, trust: Trust, isLiveAccount: boolean): Observation {
  const word = textOf(fields.status) ?? ''
  const amount = readHryvnias(fields.amount)
  const refunded = readHryvnias(fields.refund_amount)
  const status = resolveStatus(word, amount, refunded)
  const endedAt = millisecondsOf(fields.end_date)
  const code = codeOf(fields.err_code)
  return {
    status,
    trust,
    isLive: isLiveAccount && word !== 'sandbox',
    ...present({
      reference: textOf(fields.order_id),
      providerRef: codeOf(fields.payment_id),
      amount,
      currency: textOf(fields.currency),
      refunded: status === 'refunded' ? refunded || amount : refunded || undefined,
      fee: readHryvnias(fields.receiver_commission),
      occurredAt: endedAt,
      sequence: endedAt && String(endedAt.getTime()).padStart(16, '0'),
      decline:
        status === 'failed' ? { code: code ?? 'unknown', class: liqpayDecline(code ?? '') } : undefined,
      actionUrl: textOf(fields.redirect_to),
    }),
    ...cardOf(fields),
  }
}

function resolveStatus(
  word: string,
  amount: bigint | undefined,
  refunded: bigint | undefined,
): ObservedStatus {
  const status = word.endsWith('_verify') ? 'requires_action' : (STATUSES[word] ?? 'unknown')
  if (status !== 'succeeded') return status
  if (amount === undefined) return 'unknown'
  if (refunded === undefined || refunded === 0n) return 'succeeded'
  return refunded >= amount ? 'refunded' : 'partially_refunded'
}

function cardOf(fields: Fields): Pick<Observation, 'card'> {
  const card = present({
    token: textOf(fields.card_token),
    brand: textOf(fields.sender_card_type),
    tail: cardTail(fields.sender_card_mask2),
  })
  return Object.keys(card).length > 0 ? { card } : {}
}

function millisecondsOf(value: unknown): Date | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? new Date(value) : undefined
}
