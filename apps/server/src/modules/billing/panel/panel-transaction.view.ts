import type { RouteOutput, getPanelTransaction as route } from '@verstat/contract'
import type { JobContext } from '../billing-context.ts'
import { returnedOf } from '../payments/settling/attempt-facts.ts'
import type { AttemptRow, LoadedTransaction, RefundRow } from '../payments/transaction.repository.ts'
import { refundableMinor, refundWays } from '../refunds/open-refund.ts'
import { moveRefund } from '../refunds/refund-moves.ts'

export type PanelTransactionView = RouteOutput<typeof route>
export type Person = { readonly id: string; readonly name: string; readonly email: string }

const money = (amountMinor: number) => ({ amountMinor, currency: 'UAH' as const })

/** The view contains no card tokens and no checkout data. */
export function viewAttempt(
  ctx: JobContext,
  attempt: AttemptRow,
  loaded: LoadedTransaction,
): PanelTransactionView['attempts'][number] {
  const { facts } = attempt
  const returned = returnedOf(facts)
  return {
    id: attempt.id,
    provider: attempt.provider,
    kind: attempt.kind,
    reference: attempt.reference,
    providerRef: attempt.provider_ref,
    status: attempt.status,
    isTest: !attempt.is_live,
    received: money((facts.paid?.amountMinor ?? 0) + facts.wrongMinor),
    refunded: money(returned.paidMinor + returned.wrongMinor),
    fee: money(facts.feeMinor),
    card: attempt.card_tail === null ? null : `${attempt.card_brand ?? ''} •••• ${attempt.card_tail}`.trim(),
    refusal: facts.failure && { class: facts.failure.class, code: facts.failure.code },
    refundable: money(refundableMinor(attempt, loaded)),
    ways: [...refundWays(ctx, attempt, true)],
    createdAt: attempt.created_at.toISOString(),
  }
}

export function viewRefund(
  refund: RefundRow,
  people: ReadonlyMap<string, Person>,
): PanelTransactionView['refunds'][number] {
  const by = people.get(refund.created_by ?? '')
  return {
    id: refund.id,
    attemptId: refund.attempt_id,
    amount: money(refund.amount_minor),
    way: refund.way,
    status: refund.status,
    reason: refund.reason,
    fault: refund.fault,
    bankReference: refund.bank_reference,
    by: by ? { id: by.id, name: by.name } : null,
    createdAt: refund.created_at.toISOString(),
    doneAt: refund.done_at?.toISOString() ?? null,
    allowed: [...verdictsOf(refund)],
  }
}

/**
 * Returns the results that staff may record for a refund. A refund that is still being sent cannot be marked as
 * returned.
 */
export function verdictsOf({ status }: RefundRow): readonly ('returned' | 'not_returned')[] {
  const mayBeDone = status === 'unknown' || status === 'pending' || status === 'to_transfer'
  return [
    ...(mayBeDone ? (['returned'] as const) : []),
    ...(moveRefund(status, 'withdrawn') ? (['not_returned'] as const) : []),
  ]
}

/** Returns the open invoice of an unpaid purchase. */
export function viewInvoice({ row, attempts }: LoadedTransaction): PanelTransactionView['invoice'] {
  const invoiced = attempts.findLast(({ handoff }) => handoff?.kind === 'document')
  if (invoiced?.handoff?.kind !== 'document' || invoiced.facts.paid !== null || row.winner_id !== null)
    return null
  return { number: invoiced.handoff.invoiceNumber, amount: money(invoiced.amount_minor) }
}
