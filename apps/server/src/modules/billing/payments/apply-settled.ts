import { audit } from '../../accounts/index.ts'
import type { Desk, Tx } from '../billing-context.ts'
import { changeSubscription } from '../subscriptions/change-subscription.ts'
import { noteRefusedCharge } from '../subscriptions/note-refused-charge.ts'
import type { SubscriptionRow } from '../subscriptions/subscription.repository.ts'
import { attemptStatus, LIVE_STATUSES } from './attempt-facts.ts'
import { grant, revoke } from './grant.ts'
import { sendPaidLetter } from './payment-letters.ts'
import { postToLedger } from './post-to-ledger.ts'
import { needsReview, type Settled, transactionStatus } from './settle.ts'
import type { LoadedTransaction } from './transaction.repository.ts'

const UNPAID = ['created', 'pending', 'processing']

/**
 * Stores what a settlement came to: attempt, transaction, ledger, what was bought, audit and letter, in the caller's
 * database transaction. The subscription and the transaction are locked by the caller.
 */
export async function applySettled(
  ctx: Desk,
  tx: Tx,
  { row: before, attempts }: LoadedTransaction,
  attemptId: string,
  { after, entries, key }: Settled,
  subscription: SubscriptionRow | undefined,
): Promise<void> {
  const now = ctx.now()
  const attempt = after.attempts.find(({ id }) => id === attemptId)
  if (attempt) {
    const status = attemptStatus(attempt.facts)
    await tx
      .updateTable('attempts')
      .set({
        facts: JSON.stringify(attempt.facts),
        status,
        updated_at: now,
        ...(LIVE_STATUSES.includes(status) ? {} : { query_at: null }),
      })
      .where('id', '=', attemptId)
      .execute()
  }
  const status = transactionStatus(after)
  const review = needsReview(after)
  const wins = before.winner_id === null && after.winner !== null
  const row = await tx
    .updateTable('transactions')
    .set({
      status,
      review,
      winner_id: after.winner,
      outcome: after.outcome,
      closed_as: after.closedAs,
      updated_at: now,
      ...(wins ? { paid_at: now } : {}),
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await postToLedger(tx, { key, transactionId: row.id, at: now }, entries)
  if (subscription) {
    const buys = wins && after.outcome === 'granted' && (status === 'paid' || status === 'partially_refunded')
    if (buys) {
      await grant(ctx, tx, subscription, row)
      await sendPaidLetter(ctx, tx, row)
    }
    const charged = attempts.find(({ id, kind }) => id === attemptId && kind === 'token')
    const isRefused = attempt && attemptStatus(attempt.facts) === 'failed' && charged?.status !== 'failed'
    if (charged && isRefused && row.kind === 'renewal') {
      await noteRefusedCharge(ctx, tx, subscription, row, attempt.facts)
    }
    const isReturned = status === 'refunded' || status === 'disputed'
    if (before.outcome === 'granted' && isReturned) await revoke(ctx, tx, subscription, row)
    // Also money that was heard of when all of it had gone back.
    const isOver = UNPAID.includes(before.status) && !UNPAID.includes(status) && !buys
    if (isOver && row.kind === 'upgrade' && subscription.status === 'pending_payment') {
      await changeSubscription(tx, subscription, 'checkout_over', {}, now)
    }
    const isOpenAgain = before.status === 'failed' && UNPAID.includes(status)
    if (isOpenAgain && row.kind === 'upgrade' && subscription.status === 'free') {
      await changeSubscription(tx, subscription, 'checkout_opened', {}, now)
    }
  }
  if (status !== before.status || review !== before.review) {
    await audit(tx, {
      at: now,
      action: review && !before.review ? 'payment.doubted' : 'payment.changed',
      subjectId: row.id,
      details: { from: before.status, to: status },
    })
  }
}
