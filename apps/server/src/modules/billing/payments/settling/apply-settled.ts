import type { AttemptStatus, DeclineClass } from '@verstat/contract'
import { audit } from '../../billing.audit.ts'
import type { JobContext, Tx } from '../../billing-context.ts'
import { openRefund, refundWays } from '../../refunds/open-refund.ts'
import { changeSubscription } from '../../subscriptions/changes/change-subscription.ts'
import { revokeConsent } from '../../subscriptions/charging/charge-consent.ts'
import { handleDeclinedCharge } from '../../subscriptions/charging/handle-declined-charge.ts'
import type { SubscriptionRow } from '../../subscriptions/subscription.repository.ts'
import { forgetCard } from '../cards/save-card.ts'
import { notifyBuyer } from '../payment-emails.ts'
import type { AttemptRow, LoadedTransaction, TransactionRow } from '../transaction.repository.ts'
import { type AttemptFacts, attemptStatus, heldMinor, LIVE_STATUSES, returnedOf } from './attempt-facts.ts'
import { grant, revoke } from './grant.ts'
import { postToLedger } from './post-to-ledger.ts'
import { needsReview, type Settled, transactionStatus } from './settle.ts'

const UNPAID = ['created', 'pending', 'processing']

/**
 * Stores the result of a settlement: attempt, transaction, ledger, paid time, audit and notice. Everything is written
 * in the caller's transaction, which already holds the locks of the subscription and the purchase.
 */
export async function applySettled(
  ctx: JobContext,
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
    // On some checkout pages the payer may try another card after a decline.
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
  let toldPaid = false
  if (subscription) {
    const buys = wins && after.outcome === 'granted' && (status === 'paid' || status === 'partially_refunded')
    if (buys) {
      toldPaid = true
      await grant(ctx, tx, subscription, row)
      const winner = after.attempts.find(({ id }) => id === row.winner_id)
      const kind = winner?.provider === 'invoice' ? 'invoicePaid' : 'paid'
      await notifyBuyer(ctx, tx, row, kind, winner?.facts.paid?.amountMinor)
    }
    const charged = attempts.find(({ id, kind }) => id === attemptId && kind === 'token')
    const refusal = attempt && charged && refusalOf(attempt.facts, charged.status)
    if (refusal && row.kind === 'renewal') await handleDeclinedCharge(ctx, tx, subscription, row, refusal)
    const isReturned = status === 'refunded' || status === 'disputed'
    if (before.outcome === 'granted' && isReturned) await revoke(ctx, tx, subscription, row)
    if (status === 'disputed' && before.status !== 'disputed') await stopCharges(tx, subscription, now)
    // Also true when the provider's first report says that the payment was fully refunded.
    const isOver = UNPAID.includes(before.status) && !UNPAID.includes(status) && !buys
    // A purchase that was closed earlier must not change the subscription, because another purchase may have replaced
    // it.
    if (
      isOver &&
      before.closed_as === null &&
      row.kind === 'upgrade' &&
      subscription.status === 'pending_payment'
    ) {
      await changeSubscription(tx, subscription, 'checkout_over', {}, now)
    }
    const isOpenAgain = before.status === 'failed' && UNPAID.includes(status)
    if (isOpenAgain && row.kind === 'upgrade' && subscription.status === 'free') {
      await changeSubscription(tx, subscription, 'checkout_opened', {}, now)
    }
  }
  const known = attempts.find(({ id }) => id === attemptId)
  const toldRefund =
    known !== undefined &&
    attempt !== undefined &&
    (await notifyOfRefund(ctx, tx, row, known.facts, attempt.facts))
  // The payer saw that the payment is under review. A notice reports the end of the review, unless this settlement has
  // another notice.
  if (before.review && !review && !toldPaid && !toldRefund) {
    await notifyBuyer(ctx, tx, row, 'paymentChecked')
  }
  if (after.winner === attemptId) await updatePeriodValue(tx, row, attempt?.facts)
  if (wins && after.outcome === 'refused' && known && attempt)
    await refundTooLate(ctx, tx, known, attempt.facts)
  if (status !== before.status || review !== before.review) {
    await audit(tx, {
      at: now,
      action: review && !before.review ? 'payment.doubted' : 'payment.changed',
      subjectId: row.id,
      details: { from: before.status, to: status },
    })
  }
}

/** After a chargeback, the card is not charged again. */
async function stopCharges(tx: Tx, { id, payment_method_id }: SubscriptionRow, now: Date): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ auto_charge: false, updated_at: now })
    .where('id', '=', id)
    .execute()
  await revokeConsent(tx, id, now)
  await forgetCard(tx, payment_method_id, 'dead')
}

/** Returns why a charge of a saved card has just failed. Returns undefined when the charge has not just failed. */
function refusalOf(facts: AttemptFacts, before: AttemptStatus): DeclineClass | undefined {
  const status = attemptStatus(facts)
  if (status === before) return undefined
  if (status === 'requires_action') return 'customer_action'
  // If the provider gave no reason, the failure is our fault or a network fault.
  return status === 'failed' ? (facts.failure?.class ?? 'config') : undefined
}

/**
 * Notifies the payer of a refund and returns whether there was one. The payer is not told of a chargeback, because
 * their bank reports it.
 */
async function notifyOfRefund(
  ctx: JobContext,
  tx: Tx,
  row: TransactionRow,
  before: AttemptFacts,
  after: AttemptFacts,
): Promise<boolean> {
  if (after.isChargedBack) return false
  const sum = (facts: AttemptFacts) => returnedOf(facts).paidMinor + returnedOf(facts).wrongMinor
  const returnedMinor = sum(after) - sum(before)
  if (returnedMinor <= 0) return false
  await notifyBuyer(ctx, tx, row, 'refunded', returnedMinor)
  return true
}

/** Sets the value of the paid time to the money that was not refunded. A later plan change credits this value. */
async function updatePeriodValue(
  tx: Tx,
  row: TransactionRow,
  facts: AttemptFacts | undefined,
): Promise<void> {
  if (!facts?.paid || row.outcome !== 'granted') return
  const keptMinor = facts.paid.amountMinor - returnedOf(facts).paidMinor
  await tx
    .updateTable('paid_periods')
    .set({ value_minor: row.value_minor - row.amount_minor + keptMinor })
    .where('transaction_id', '=', row.id)
    .execute()
}

/** Refunds money that arrived when the purchase could no longer be granted. */
async function refundTooLate(
  ctx: JobContext,
  tx: Tx,
  attempt: AttemptRow,
  facts: AttemptFacts,
): Promise<void> {
  const amountMinor = facts.isChargedBack ? 0 : heldMinor(facts)
  if (amountMinor === 0) return
  const [way = 'transfer'] = refundWays(ctx, attempt, false)
  const by = null
  await openRefund(ctx, tx, attempt, { amountMinor, way, reason: TOO_LATE, endsTime: false, by })
}

/** This refund reason is in Ukrainian, because the operator reads it in the back office of the provider. */
const TOO_LATE = 'Оплата надійшла, коли послугу вже не можна було надати.'
