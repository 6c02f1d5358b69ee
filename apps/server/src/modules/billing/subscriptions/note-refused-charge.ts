import type { Desk, Tx } from '../billing-context.ts'
import type { AttemptFacts } from '../payments/attempt-facts.ts'
import { sendChargeLetter } from '../payments/payment-letters.ts'
import type { TransactionRow } from '../payments/transaction.repository.ts'
import { changeSubscription } from './change-subscription.ts'
import { settlePaidTime } from './paid-time.ts'
import { lockSubscription, type SubscriptionRow } from './subscription.repository.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const GRACE_DAYS = 3
const RETRIES = 3

/**
 * A renewal was refused: everything is kept for three days, the card is tried again after 24, 48 and 72 hours when
 * that may help, and the owner gets a link to pay by hand. After the last refusal the paid plan is over.
 */
export async function noteRefusedCharge(
  ctx: Desk,
  tx: Tx,
  row: SubscriptionRow,
  bought: TransactionRow,
  { failure }: AttemptFacts,
): Promise<void> {
  const now = ctx.now()
  if (row.status !== 'active' && row.status !== 'past_due') return
  // Our fault or the network's: it says nothing about the card.
  if (!failure || failure.class === 'config') {
    const next_charge_at = new Date(now.getTime() + HOUR_MS)
    await tx.updateTable('subscriptions').set({ next_charge_at }).where('id', '=', row.id).execute()
    return
  }
  const failures = row.charge_failures + 1
  if (failures > RETRIES) {
    await changeSubscription(
      tx,
      row,
      'time_over',
      { auto_charge: false, next_charge_at: null, grace_until: null, charge_failures: 0 },
      now,
    )
    await endGrace(tx, row.id, now)
  } else {
    const graceUntil = row.grace_until ?? new Date((row.period_end ?? now).getTime() + GRACE_DAYS * DAY_MS)
    const mayHelp = failure.class === 'soft' || failure.class === 'issuer'
    await changeSubscription(
      tx,
      row,
      'charge_failed',
      {
        grace_until: graceUntil,
        charge_failures: failures,
        next_charge_at: mayHelp ? new Date(now.getTime() + DAY_MS) : null,
      },
      now,
    )
    await tx
      .updateTable('paid_periods')
      .set({ grace_until: graceUntil })
      .where('subscription_id', '=', row.id)
      .where('family', '=', 10)
      .where('ends_at', '=', row.period_end)
      .execute()
    await tx.updateTable('transactions').set({ expires_at: graceUntil }).where('id', '=', bought.id).execute()
    if (failure.class === 'hard' || failure.class === 'fraud') {
      await tx
        .updateTable('payment_methods')
        .set({ status: 'dead' })
        .where('id', '=', row.payment_method_id)
        .execute()
    }
  }
  const after = await lockSubscription(tx, row.id)
  if (after) await settlePaidTime(tx, after, now, { keepsCharge: true })
  await sendChargeLetter(ctx, tx, row, {
    kind: failures > RETRIES ? 'planOver' : 'chargeFailed',
    amountMinor: bought.amount_minor,
    at: row.grace_until ?? new Date((row.period_end ?? now).getTime() + GRACE_DAYS * DAY_MS),
    path: failures > RETRIES ? undefined : `/payment/${bought.id}`,
  })
}

async function endGrace(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('paid_periods')
    .set({ grace_until: null })
    .where('subscription_id', '=', id)
    .where('grace_until', '>', now)
    .execute()
}
