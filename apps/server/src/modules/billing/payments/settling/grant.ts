import { BOOST_FAMILY, PLAN_FAMILY } from '@verstat/contract'
import { audit } from '../../billing.audit.ts'
import type { JobContext, Tx } from '../../billing-context.ts'
import { changeSubscription } from '../../subscriptions/changes/change-subscription.ts'
import { hasConsent } from '../../subscriptions/charging/charge-consent.ts'
import { lockSubscription, type SubscriptionRow } from '../../subscriptions/subscription.repository.ts'
import { addPaidTime, endPaidTime, settlePaidTime } from '../../subscriptions/time/paid-time.ts'
import { cancelOpenPurchases } from '../purchases/open-purchase.ts'
import type { TransactionRow } from '../transaction.repository.ts'

const GONE = ['archived', 'blocked']

/**
 * Returns whether a purchase can still be granted. The listing must exist, and no later purchase of time may have
 * replaced this one.
 */
export async function canGrant(
  tx: Tx,
  row: SubscriptionRow | undefined,
  transaction: TransactionRow,
): Promise<boolean> {
  if (!row || GONE.includes(row.listing_status)) return false
  if (transaction.kind === 'boost' || transaction.closed_as === null) return true
  const newer = await tx
    .selectFrom('transactions')
    .select('id')
    .where('subscription_id', '=', transaction.subscription_id)
    .where('kind', '<>', 'boost')
    .where('id', '<>', transaction.id)
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'processing'), eb('created_at', '>=', transaction.created_at)]),
        // A purchase that was paid later changed the paid time from which this price was calculated.
        eb.and([
          eb('status', 'in', ['paid', 'partially_refunded']),
          eb.or([eb('paid_at', '>', transaction.created_at), eb('number', '>', transaction.number)]),
        ]),
      ]),
    )
    .executeTakeFirst()
  return newer === undefined
}

/** Grants the purchased time in the same transaction that books the money. */
export async function grant(
  ctx: JobContext,
  tx: Tx,
  row: SubscriptionRow,
  bought: TransactionRow,
): Promise<void> {
  const now = ctx.now()
  const time = {
    transactionId: bought.id,
    itemId: bought.item_id,
    gives: bought.gives,
    days: bought.days,
    valueMinor: bought.value_minor,
  }
  if (bought.kind === 'boost') {
    await addPaidTime(tx, row, { ...time, family: BOOST_FAMILY }, now)
  } else {
    if (bought.kind === 'upgrade') await endPaidTime(tx, row, now)
    await changeSubscription(
      tx,
      row,
      'paid',
      {
        plan_id: bought.item_id,
        next_plan_id: null,
        grace_until: null,
        charge_failures: 0,
        auto_charge: (bought.auto_charge || row.auto_charge) && (await hasConsent(tx, row.id)),
      },
      now,
    )
    await addPaidTime(tx, row, { ...time, family: PLAN_FAMILY }, now)
    await cancelOpenPurchases(tx, row.id, now)
  }
  await audit(tx, {
    at: now,
    action: 'payment.granted',
    subjectId: row.listing_id,
    details: { transaction: bought.id, item: bought.item_id },
  })
}

/** Revokes the purchased time after a full refund. */
export async function revoke(
  ctx: JobContext,
  tx: Tx,
  row: SubscriptionRow,
  bought: TransactionRow,
): Promise<void> {
  const now = ctx.now()
  const period = await tx
    .updateTable('paid_periods')
    .set((eb) => ({
      starts_at: eb.fn('least', [eb.fn.coalesce('starts_at', eb.val(now)), eb.val(now)]),
      ends_at: now,
      grace_until: null,
      next_bump_at: null,
    }))
    .where('transaction_id', '=', bought.id)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .returning('family')
    .executeTakeFirst()
  if (!period) return
  const left = await tx
    .selectFrom('paid_periods')
    .select('id')
    .where('subscription_id', '=', row.id)
    .where('family', '=', PLAN_FAMILY)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .executeTakeFirst()
  if (period.family === PLAN_FAMILY && !left) {
    const ends =
      row.period_start && row.period_start < now
        ? { period_end: now }
        : { period_start: null, period_end: null }
    await changeSubscription(
      tx,
      row,
      'money_returned',
      { ...ends, grace_until: null, auto_charge: false, next_charge_at: null },
      now,
    )
  }
  const after = await lockSubscription(tx, row.id)
  if (after) await settlePaidTime(tx, after, now)
}
