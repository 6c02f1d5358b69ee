import type { RefundWay } from '@verstat/contract'
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts'
import { audit } from '../billing.audit.ts'
import type { JobContext, Tx } from '../billing-context.ts'
import { heldMinor } from '../payments/settling/attempt-facts.ts'
import type { AttemptRow, LoadedTransaction } from '../payments/transaction.repository.ts'
import { OPEN_REFUNDS } from './refund-moves.ts'

export type NewRefund = {
  readonly amountMinor: number
  readonly way: RefundWay
  readonly reason: string
  readonly endsTime: boolean
  /** The staff member who requested the refund, or null for an automatic refund. */
  readonly by: { readonly userId: string; readonly ip: string } | null
}

/**
 * Returns the kopecks of an attempt that can be refunded now. Returns 0 while another refund of the attempt is in
 * progress.
 */
export function refundableMinor(
  attempt: AttemptRow,
  { refunds }: Pick<LoadedTransaction, 'refunds'>,
): number {
  const isBusy = refunds.some((each) => each.attempt_id === attempt.id && OPEN_REFUNDS.includes(each.status))
  return isBusy ? 0 : heldMinor(attempt.facts)
}

/** Returns the available refund methods, best first. A bank transfer is always available. */
export function refundWays(
  { billing }: JobContext,
  attempt: Pick<AttemptRow, 'provider'>,
  isPart: boolean,
): readonly RefundWay[] {
  const provider = billing.providers.find(attempt.provider)
  const can = provider?.refund ? provider.capabilities.refund : 'none'
  return can === 'partial' || (can === 'full' && !isPart) ? ['provider', 'transfer'] : ['transfer']
}

/** Inserts a refund before it is sent. The caller must have locked the purchase. */
export async function openRefund(
  { now }: JobContext,
  tx: Tx,
  attempt: Pick<AttemptRow, 'id' | 'transaction_id'>,
  { amountMinor, way, reason, endsTime, by }: NewRefund,
): Promise<string> {
  const at = now()
  const id = uuidV7(at)
  await tx
    .insertInto('refunds')
    .values({
      id,
      transaction_id: attempt.transaction_id,
      attempt_id: attempt.id,
      amount_minor: amountMinor,
      way,
      status: way === 'provider' ? 'requested' : 'to_transfer',
      reason,
      ends_time: endsTime,
      send_at: way === 'provider' ? at : null,
      created_by: by?.userId ?? null,
      created_at: at,
      updated_at: at,
    })
    .execute()
  await audit(tx, {
    at,
    action: 'payment.refund_requested',
    actorId: by?.userId ?? null,
    subjectId: attempt.transaction_id,
    details: { refund: id, amountMinor, way },
    ...(by ? { ip: by.ip } : {}),
  })
  return id
}
