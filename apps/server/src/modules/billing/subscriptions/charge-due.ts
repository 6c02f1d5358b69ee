import { kyivTime } from '@verstat/i18n'
import type { Desk, Tx } from '../billing-context.ts'
import { chargeCard } from '../payments/charge-card.ts'
import { sendChargeLetter } from '../payments/payment-letters.ts'
import { hasConsent } from './charge-consent.ts'
import { FIRST_HOUR, LAST_HOUR } from './paid-time.ts'
import { openRenewal, renewalPrice } from './renew-subscription.ts'
import { lockSubscription, type SubscriptionRow } from './subscription.repository.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const BATCH = 50

/**
 * Charges cards for the next period, by day in Kyiv. Whoever takes one leaves a mark that others respect for an hour,
 * and a charge whose answer is not known is never sent again.
 */
export async function chargeDue(ctx: Desk): Promise<void> {
  const now = ctx.now()
  const { hour } = kyivTime(now)
  if (hour < FIRST_HOUR || hour >= LAST_HOUR) return
  for (const id of await findDue(ctx, now)) {
    try {
      const bought = await ctx.db.transaction().execute((tx) => takeUp(ctx, tx, id, now))
      if (bought !== null) await chargeCard(ctx, bought)
    } catch (err) {
      ctx.billing.log.error({ err, subscription: id }, 'a subscription could not be charged')
    }
  }
}

/** Tells owners 7 days and a day before each charge, once each. */
export async function tellCharges(ctx: Desk): Promise<void> {
  const now = ctx.now()
  const soon = new Date(now.getTime() + 7 * DAY_MS)
  const due = await ctx.db
    .selectFrom('subscriptions')
    .select('id')
    .where('auto_charge', '=', true)
    .where('status', '=', 'active')
    .where('next_charge_at', '>', now)
    .where('next_charge_at', '<=', soon)
    .where((eb) =>
      eb.or([
        eb('noticed_for', 'is distinct from', eb.ref('next_charge_at')),
        eb.and([eb('noticed_days', '>', 1), eb('next_charge_at', '<=', new Date(now.getTime() + DAY_MS))]),
      ]),
    )
    .orderBy('next_charge_at')
    .limit(BATCH)
    .execute()
  for (const { id } of due) await ctx.db.transaction().execute((tx) => tell(ctx, tx, id, now))
}

async function tell(ctx: Desk, tx: Tx, id: string, now: Date): Promise<void> {
  const row = await lockSubscription(tx, id)
  const { next_charge_at: at } = row ?? {}
  if (!row || !at || !row.auto_charge || row.status !== 'active' || at <= now) return
  const days = at.getTime() - now.getTime() <= DAY_MS ? 1 : 7
  const { numUpdatedRows } = await tx
    .updateTable('subscriptions')
    .set({ noticed_for: at, noticed_days: days })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('noticed_for', 'is distinct from', at), eb('noticed_days', '>', days)]))
    .executeTakeFirst()
  // Another process told it.
  if (numUpdatedRows === 0n) return
  await sendChargeLetter(ctx, tx, row, {
    kind: 'chargeSoon',
    amountMinor: await renewalPrice(tx, row),
    at,
  })
}

async function findDue({ db }: Desk, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('next_charge_at', '<=', now)
    .where('auto_charge', '=', true)
    .where('status', 'in', ['active', 'past_due'])
    .orderBy('next_charge_at')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

/** Answers the purchase to charge; null when somebody else does, or when there is no card to charge. */
async function takeUp(ctx: Desk, tx: Tx, id: string, now: Date): Promise<string | null> {
  const row = await lockSubscription(tx, id)
  if (!row?.next_charge_at || row.next_charge_at > now || !row.auto_charge) return null
  if (row.status !== 'active' && row.status !== 'past_due') return null
  const canCharge = row.payment_method_id !== null && (await hasConsent(tx, id))
  await tx
    .updateTable('subscriptions')
    .set({ next_charge_at: canCharge ? new Date(now.getTime() + HOUR_MS) : null })
    .where('id', '=', id)
    .execute()
  if (canCharge)
    return (await findRefused(tx, row, now)) ?? (await openRenewal(ctx, tx, row, await termsOf(tx, row)))
  await sendChargeLetter(ctx, tx, row, {
    kind: 'payByHand',
    amountMinor: await renewalPrice(tx, row),
    at: row.period_end ?? now,
  })
  return null
}

async function termsOf(tx: Tx, { owner_id }: SubscriptionRow) {
  const user = await tx
    .selectFrom('users')
    .select('locale')
    .where('id', '=', owner_id ?? '')
    .executeTakeFirst()
  return { autoCharge: true, locale: user?.locale ?? 'uk' }
}

/** The renewal that was refused before: its link was mailed, so it is the one to be tried again. */
async function findRefused(tx: Tx, row: SubscriptionRow, now: Date): Promise<string | undefined> {
  const found = await tx
    .selectFrom('transactions')
    .select('id')
    .where('subscription_id', '=', row.id)
    .where('kind', '=', 'renewal')
    .where('status', '=', 'failed')
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return row.charge_failures > 0 ? found?.id : undefined
}
