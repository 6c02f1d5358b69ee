import type { DeclineClass } from '@verstat/contract'
import type { JobContext, Tx } from '../../billing-context.ts'
import { forgetCard } from '../../payments/cards/save-card.ts'
import { notifyOfCharge } from '../../payments/payment-emails.ts'
import type { TransactionRow } from '../../payments/transaction.repository.ts'
import { changeSubscription } from '../changes/change-subscription.ts'
import { lockSubscription, type SubscriptionRow } from '../subscription.repository.ts'
import { endGrace, extendGrace, GRACE_DAYS, settlePaidTime } from '../time/paid-time.ts'
import { AHEAD_HOURS, announcedCharge, withinChargeHours } from './charge-moment.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const RETRIES = 3

/**
 * Handles a declined renewal. Paid features stay for three more days, and the owner gets a payment link. If another
 * try may help, the card is charged again after 24, 48 and 72 hours. After the last failure the plan ends.
 */
export async function handleDeclinedCharge(
  ctx: JobContext,
  tx: Tx,
  row: SubscriptionRow,
  bought: TransactionRow,
  refusal: DeclineClass,
): Promise<void> {
  const now = ctx.now()
  if (row.status !== 'active' && row.status !== 'past_due') return
  // The failure is our fault or a network fault, so the card is charged again an hour later.
  if (refusal === 'config') {
    const again = announcedCharge(new Date(now.getTime() + HOUR_MS))
    await tx.updateTable('subscriptions').set(again).where('id', '=', row.id).execute()
    return
  }
  const failures = row.charge_failures + 1
  // If the charge was delayed beyond the end of the period, the card still gets all later tries.
  const ends = Math.max((row.period_end ?? now).getTime(), now.getTime() + AHEAD_HOURS * HOUR_MS)
  const graceUntil = row.grace_until ?? new Date(ends + GRACE_DAYS * DAY_MS)
  const mayHelp = row.auto_charge && (refusal === 'soft' || refusal === 'issuer')
  const next =
    mayHelp && failures <= RETRIES ? withinChargeHours(new Date(now.getTime() + DAY_MS)) : undefined
  if (failures > RETRIES) {
    await changeSubscription(
      tx,
      row,
      'time_over',
      { auto_charge: false, next_charge_at: null, grace_until: null, charge_failures: 0 },
      now,
    )
    await endGrace(tx, row.id, now)
    await forgetCard(tx, row.payment_method_id)
  } else {
    await changeSubscription(
      tx,
      row,
      'charge_failed',
      {
        grace_until: graceUntil,
        charge_failures: failures,
        ...(next ? announcedCharge(next) : { next_charge_at: null }),
      },
      now,
    )
    await extendGrace(tx, row, graceUntil)
    await tx.updateTable('transactions').set({ expires_at: graceUntil }).where('id', '=', bought.id).execute()
    // The payer may confirm the charge until the grace period ends.
    await tx
      .updateTable('attempts')
      .set({ expires_at: graceUntil })
      .where('transaction_id', '=', bought.id)
      .where('status', '=', 'requires_action')
      .execute()
    if (refusal === 'hard' || refusal === 'fraud') await forgetCard(tx, row.payment_method_id, 'dead')
  }
  const after = await lockSubscription(tx, row.id)
  if (after) await settlePaidTime(tx, after, now)
  await notifyOfCharge(ctx, tx, row, {
    kind: failures > RETRIES ? 'planOver' : emailKindOf(refusal, next),
    amountMinor: bought.amount_minor,
    at: graceUntil,
    next,
    purchaseId: failures > RETRIES ? undefined : bought.id,
  })
}

function emailKindOf(refusal: DeclineClass, next: Date | undefined) {
  if (refusal === 'customer_action') return 'confirmCharge'
  return next ? 'chargeFailed' : 'chargeRefused'
}
