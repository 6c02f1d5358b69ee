import type { DeclineClass } from '../../../platform/payments/payment-provider.ts'
import { audit } from '../../accounts/index.ts'
import type { Desk, Tx } from '../billing-context.ts'
import { changeSubscription } from '../subscriptions/change-subscription.ts'
import { revokeConsent } from '../subscriptions/charge-consent.ts'
import { noteRefusedCharge } from '../subscriptions/note-refused-charge.ts'
import type { SubscriptionRow } from '../subscriptions/subscription.repository.ts'
import { type AttemptFacts, type AttemptStatus, attemptStatus, LIVE_STATUSES } from './attempt-facts.ts'
import { grant, revoke } from './grant.ts'
import { forgetCard } from './keep-card.ts'
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
    const stored = attempts.find(({ id }) => id === attemptId)
    // On some pages a payer whose card was refused takes another one.
    const mayStillPay =
      stored?.kind === 'checkout' && attempt.facts.failure !== null && stored.expires_at > now
    await tx
      .updateTable('attempts')
      .set({
        facts: JSON.stringify(attempt.facts),
        status,
        updated_at: now,
        ...(LIVE_STATUSES.includes(status) || mayStillPay ? {} : { query_at: null }),
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
    const refusal = attempt && charged && refusalOf(attempt.facts, charged.status)
    if (refusal && row.kind === 'renewal') await noteRefusedCharge(ctx, tx, subscription, row, refusal)
    const isReturned = status === 'refunded' || status === 'disputed'
    if (before.outcome === 'granted' && isReturned) await revoke(ctx, tx, subscription, row)
    if (status === 'disputed' && before.status !== 'disputed') await stopCharges(tx, subscription, now)
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

/** Whose bank takes a payment back is not charged again by that card. */
async function stopCharges(tx: Tx, { id, payment_method_id }: SubscriptionRow, now: Date): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ auto_charge: false, updated_at: now })
    .where('id', '=', id)
    .execute()
  await revokeConsent(tx, id, now)
  await forgetCard(tx, payment_method_id, 'dead')
}

/** Why a charge has just come to nothing without its payer; undefined when it has not. */
function refusalOf(facts: AttemptFacts, before: AttemptStatus): DeclineClass | undefined {
  const status = attemptStatus(facts)
  if (status === before) return undefined
  if (status === 'requires_action') return 'customer_action'
  // Without a reason it is our fault or the network's.
  return status === 'failed' ? (facts.failure?.class ?? 'config') : undefined
}
