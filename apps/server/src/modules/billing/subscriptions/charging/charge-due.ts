import { kyivTime } from '@verstat/i18n'
import { sql } from 'kysely'
import type { JobContext, Tx } from '../../billing-context.ts'
import { canCharge, chargeCard } from '../../payments/cards/charge-card.ts'
import { notifyOfCharge } from '../../payments/payment-emails.ts'
import { nextPaidPlan, nextPeriod, openRenewal } from '../changes/renew-subscription.ts'
import { lockSubscription, type SubscriptionRow } from '../subscription.repository.ts'
import { extendGrace, GRACE_DAYS, settlePaidTime } from '../time/paid-time.ts'
import { announcedCharge, FIRST_HOUR, isAnnounced, LAST_HOUR, soonestCharge } from './charge-moment.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const BATCH = 50

/**
 * Charges cards for the next period, only during the day in Kyiv. To claim a charge, a process moves `next_charge_at`
 * one hour ahead. A charge with an unknown result is never sent again.
 */
export async function chargeDue(ctx: JobContext): Promise<void> {
  const now = ctx.now()
  const { hour } = kyivTime(now)
  if (hour < FIRST_HOUR || hour >= LAST_HOUR) return
  for (const id of await findDue(ctx, now)) {
    try {
      const bought = await ctx.db.transaction().execute((tx) => claimCharge(ctx, tx, id, now))
      if (bought !== null) await chargeCard(ctx, bought)
    } catch (err) {
      ctx.billing.log.error({ err, subscription: id }, 'a subscription could not be charged')
    }
  }
}

/**
 * Announces each charge twice: 7 days and 1 day before. Plans without automatic charges get the same announcements
 * before their end.
 */
export async function announceCharges(ctx: JobContext): Promise<void> {
  const now = ctx.now()
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS)
  const { rows } = await sql<{ id: string }>`
    select id from subscriptions
     where status in ('active', 'past_due', 'cancelled') and period_end > ${now} and period_end <= ${inDays(9)}
       and status = 'active' and ${ANNOUNCED_AT} > ${now} and ${ANNOUNCED_AT} <= ${inDays(7)}
       and (noticed_for is distinct from ${ANNOUNCED_AT} or (noticed_days > 1 and ${ANNOUNCED_AT} <= ${inDays(1)}))
     order by period_end limit ${BATCH}`.execute(ctx.db)
  for (const { id } of rows) await ctx.db.transaction().execute((tx) => announce(ctx, tx, id, now))
}

/** The date that is announced: the next charge, or the end of a plan without automatic charges. */
const ANNOUNCED_AT = sql`case when auto_charge then next_charge_at else period_end end`

async function announce(ctx: JobContext, tx: Tx, id: string, now: Date): Promise<void> {
  const row = await lockSubscription(tx, id)
  const at = row?.auto_charge ? row.next_charge_at : row?.period_end
  if (!row || !at || row.status !== 'active' || at <= now) return
  const days = at.getTime() - now.getTime() <= DAY_MS ? 1 : 7
  const { planId, amountMinor } = await nextPeriod(tx, row)
  const { numUpdatedRows } = await tx
    .updateTable('subscriptions')
    .set({ noticed_for: at, noticed_days: days, told_plan_id: planId, told_minor: amountMinor })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('noticed_for', 'is distinct from', at), eb('noticed_days', '>', days)]))
    .executeTakeFirst()
  // Another process has announced the date.
  if (numUpdatedRows === 0n) return
  await notifyOfCharge(ctx, tx, row, {
    kind: row.auto_charge ? 'chargeSoon' : row.next_is_free ? 'freeFollows' : 'endsSoon',
    amountMinor,
    at,
  })
}

async function findDue({ db }: JobContext, now: Date): Promise<string[]> {
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

/**
 * Returns the id of the purchase to charge. Returns null when another process charges it, when the owner must be
 * notified first, or when there is no saved card.
 */
async function claimCharge(ctx: JobContext, tx: Tx, id: string, now: Date): Promise<string | null> {
  const row = await lockSubscription(tx, id)
  if (!row?.next_charge_at || row.next_charge_at > now || !row.auto_charge) return null
  if (row.status !== 'active' && row.status !== 'past_due') return null
  const charges = await canCharge(ctx, tx, row)
  if (charges) {
    if (row.grace_until === null && row.period_end !== null) {
      // The owner must not lose paid features while the charge is in progress.
      await extendGrace(tx, row, new Date(row.period_end.getTime() + GRACE_DAYS * DAY_MS))
      await settlePaidTime(tx, row, now)
    }
    if (!isAnnounced(row)) {
      await announceLateCharge(ctx, tx, row)
      return null
    }
    const mark = announcedCharge(new Date(now.getTime() + HOUR_MS))
    await tx.updateTable('subscriptions').set(mark).where('id', '=', id).execute()
    return (await findRefused(tx, row, now)) ?? (await openRenewal(ctx, tx, row, await termsOf(tx, row)))
  }
  await tx.updateTable('subscriptions').set({ next_charge_at: null }).where('id', '=', id).execute()
  await notifyOfCharge(ctx, tx, row, {
    kind: 'payByHand',
    amountMinor: (await nextPeriod(tx, row)).amountMinor,
    at: row.period_end ?? now,
  })
  return null
}

/** Announces a charge that was not announced before, and postpones the charge. */
async function announceLateCharge(ctx: JobContext, tx: Tx, row: SubscriptionRow): Promise<void> {
  const at = soonestCharge(ctx.now())
  const { planId, amountMinor } = await nextPeriod(tx, row)
  await tx
    .updateTable('subscriptions')
    .set({ ...announcedCharge(at), told_plan_id: planId, told_minor: amountMinor })
    .where('id', '=', row.id)
    .execute()
  await notifyOfCharge(ctx, tx, row, { kind: 'chargeSoon', amountMinor, at })
}

async function termsOf(tx: Tx, { owner_id }: SubscriptionRow) {
  const user = await tx
    .selectFrom('users')
    .select('locale')
    .where('id', '=', owner_id ?? '')
    .executeTakeFirst()
  return { autoCharge: true, locale: user?.locale ?? 'uk' }
}

/**
 * Finds the renewal whose charge failed before. The owner got an e-mail with a link for paying this renewal by hand.
 * The same renewal is charged again, because with a new renewal the owner could pay both.
 */
async function findRefused(tx: Tx, row: SubscriptionRow, now: Date): Promise<string | undefined> {
  const found = await tx
    .selectFrom('transactions')
    .select('id')
    .where('subscription_id', '=', row.id)
    .where('kind', '=', 'renewal')
    // Since the failed charge, the owner may have chosen another plan for the next period.
    .where('item_id', '=', nextPaidPlan(row))
    .where('status', '=', 'failed')
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return row.charge_failures > 0 ? found?.id : undefined
}
