import type { Observation, ObservedRefund } from '../../../platform/payments/payment-provider.ts'
import type { JobContext, Tx } from '../billing-context.ts'
import { lockPurchase } from '../payments/settling/attempts.ts'
import type { RefundRow } from '../payments/transaction.repository.ts'
import { changeRefund } from './change-refund.ts'
import { OPEN_REFUNDS, type RefundEvent } from './refund-moves.ts'

const EVENT_OF: Readonly<Record<ObservedRefund['status'], RefundEvent>> = {
  pending: 'accepted',
  succeeded: 'done',
  failed: 'refused',
}

/**
 * Updates refunds from a provider's report about their payment. Matches them by our refund reference, or otherwise by
 * the total refunded amount. The caller must have locked the purchase and applied the report to the payment.
 */
export async function updateRefunds(
  ctx: JobContext,
  tx: Tx,
  attempt: { readonly id: string; readonly transactionId: string },
  observation: Observation,
): Promise<void> {
  const locked = await lockPurchase(tx, attempt.transactionId)
  const own = locked?.loaded.refunds.filter(({ attempt_id }) => attempt_id === attempt.id) ?? []
  if (!locked || own.length === 0) return
  const facts = locked.loaded.attempts.find(({ id }) => id === attempt.id)?.facts
  for (const refund of own) {
    const event = eventOf(refund, observation, facts?.refundedMinor ?? 0)
    if (!event) continue
    const isChanged = await changeRefund(ctx, tx, locked, refund.id, event, {
      ...(event === 'accepted' ? { query_at: new Date(ctx.now().getTime() + 60_000) } : {}),
      ...(event === 'refused' ? { fault: 'refused' } : {}),
    })
    // The loaded purchase is outdated after a change, so start again.
    if (isChanged) return updateRefunds(ctx, tx, attempt, observation)
  }
}

function eventOf(
  refund: RefundRow,
  observation: Observation,
  refundedMinor: number,
): RefundEvent | undefined {
  const named = observation.refunds?.find(({ refundReference }) => refundReference === refund.id)
  if (named) return EVENT_OF[named.status]
  if (!OPEN_REFUNDS.includes(refund.status) || refund.before_minor === null) return undefined
  if (refundedMinor >= refund.before_minor + refund.amount_minor) return 'done'
  return observation.status === 'refund_pending' && refund.status !== 'pending' ? 'accepted' : undefined
}
