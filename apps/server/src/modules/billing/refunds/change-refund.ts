import { audit } from '../billing.audit.ts'
import type { JobContext, Tx } from '../billing-context.ts'
import { changeFacts, type Locked, lockPurchase } from '../payments/settling/attempts.ts'
import { revoke } from '../payments/settling/grant.ts'
import type { RefundRow } from '../payments/transaction.repository.ts'
import { moveRefund, type RefundEvent } from './refund-moves.ts'

export type RefundChange = Partial<
  Pick<RefundRow, 'fault' | 'bank_reference' | 'send_at' | 'query_at' | 'queries' | 'sends' | 'before_minor'>
>

/**
 * Applies an event to a refund of a locked purchase. Updates the status and the audit. Once the payer has the money
 * back, also updates the ledger and the paid time and sends an e-mail. Returns false when the event has no effect in
 * the current status.
 */
export async function changeRefund(
  ctx: JobContext,
  tx: Tx,
  { loaded, subscription }: Locked,
  refundId: string,
  event: RefundEvent,
  change: RefundChange = {},
  by: { readonly userId: string; readonly ip: string } | null = null,
): Promise<boolean> {
  const refund = loaded.refunds.find(({ id }) => id === refundId)
  const status = refund && moveRefund(refund.status, event)
  if (!refund || !status) return false
  const now = ctx.now()
  const isOver = status === 'succeeded' || status === 'failed' || status === 'cancelled'
  await tx
    .updateTable('refunds')
    .set({
      status,
      updated_at: now,
      done_at: status === 'succeeded' ? now : null,
      ...change,
      ...(isOver ? { send_at: null, query_at: null } : {}),
    })
    .where('id', '=', refund.id)
    .execute()
  if (isOver) {
    await audit(tx, {
      at: now,
      action: `payment.refund_${status}`,
      actorId: by?.userId ?? null,
      subjectId: loaded.row.id,
      details: { refund: refund.id, amountMinor: refund.amount_minor },
      ...(by ? { ip: by.ip } : {}),
    })
  }
  if (status === 'succeeded') await bookReturn(ctx, tx, { loaded, subscription }, refund)
  return true
}

/** Records the refunded money on the attempt and settles the purchase again. */
async function bookReturn(ctx: JobContext, tx: Tx, locked: Locked, refund: RefundRow): Promise<void> {
  const { loaded } = locked
  await changeFacts(ctx, tx, locked, refund.attempt_id, (facts) => {
    const before = refund.before_minor ?? facts.refundedMinor
    return { ...facts, refundedMinor: Math.max(facts.refundedMinor, before + refund.amount_minor) }
  })
  const after = await lockPurchase(tx, loaded.row.id)
  const isPart = after?.loaded.row.status === 'partially_refunded'
  if (refund.ends_time && isPart && after.subscription && after.loaded.row.outcome === 'granted') {
    await revoke(ctx, tx, after.subscription, after.loaded.row)
  }
}
