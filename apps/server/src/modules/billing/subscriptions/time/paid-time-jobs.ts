import { sql } from 'kysely'
import { bumpOrder } from '../../../directory/index.ts'
import type { JobContext } from '../../billing-context.ts'
import { forgetCard } from '../../payments/cards/save-card.ts'
import { notifyOfCharge } from '../../payments/payment-emails.ts'
import { changeSubscription } from '../changes/change-subscription.ts'
import { nextPeriod } from '../changes/renew-subscription.ts'
import { revokeConsent } from '../charging/charge-consent.ts'
import { lockSubscription } from '../subscription.repository.ts'
import { endOf } from '../subscription.view.ts'
import { endGrace, settlePaidTime } from './paid-time.ts'

const BATCH = 100

/** Starts the paid time of listings that were published after the payment. Runs every second. */
export async function startPaidTime(ctx: JobContext): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select distinct s.id from paid_periods p join subscriptions s on s.id = p.subscription_id
      left join orders o on o.id = s.order_id left join producers r on r.id = s.producer_id
     where p.starts_at is null and (r.status = 'published' or (o.status = 'published'
         -- A bump waits for an order whose time is over until it is published again.
         and (p.days is not null or o.expires_at > ${ctx.now()}))) limit ${BATCH}`.execute(ctx.db)
  for (const { id } of rows) {
    await ctx.db.transaction().execute(async (tx) => {
      const row = await lockSubscription(tx, id)
      if (row) await settlePaidTime(tx, row, ctx.now())
    })
  }
}

/** Bumps orders whose plan includes weekly bumps, once per week of paid time. */
export async function bumpWeekly(ctx: JobContext): Promise<void> {
  const now = ctx.now()
  await ctx.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ order_id: string | null; bumped: Date }>`
      with due as (
        select id, next_bump_at from paid_periods where next_bump_at <= ${now}
         order by next_bump_at limit ${BATCH} for update skip locked)
      update paid_periods p
         set next_bump_at = case when due.next_bump_at + interval '7 days' < p.ends_at
                                 then due.next_bump_at + interval '7 days' end
        from due, subscriptions s where p.id = due.id and s.id = p.subscription_id
      returning s.order_id, due.next_bump_at as bumped`.execute(tx)
    for (const { order_id, bumped } of rows) if (order_id !== null) await bumpOrder(tx, order_id, bumped)
  })
}

/**
 * Ends subscriptions whose paid time and grace period are over. Also ends subscriptions of archived or blocked
 * listings.
 */
export async function endSubscriptions(ctx: JobContext): Promise<void> {
  const now = ctx.now()
  const { rows } = await sql<{ id: string }>`
    select s.id
      from subscriptions s left join orders o on o.id = s.order_id left join producers r on r.id = s.producer_id
     where s.status in ('active', 'past_due', 'cancelled')
       and (coalesce(s.grace_until, s.period_end + case when s.auto_charge and s.next_charge_at is not null
           then interval '3 days' else interval '0' end) <= ${now}
         or (s.status <> 'cancelled'
           and (o.status in ('archived', 'blocked') or r.status in ('archived', 'blocked'))))
     limit ${BATCH}`.execute(ctx.db)
  for (const { id } of rows) {
    await ctx.db.transaction().execute(async (tx) => {
      const row = await lockSubscription(tx, id)
      if (!row) return
      const endsAt = endOf(row)
      const isOver = endsAt !== null && endsAt <= now
      const isGone = ['archived', 'blocked'].includes(row.listing_status)
      const runs = row.status === 'active' || row.status === 'past_due' || row.status === 'cancelled'
      if (!runs || !(isOver || isGone)) return
      const stopped = { auto_charge: false, next_charge_at: null, charge_failures: 0, grace_until: null }
      const isLeft = isOver && row.next_is_free && row.next_plan_id !== null
      await changeSubscription(
        tx,
        row,
        isLeft ? 'free_follows' : isOver ? 'time_over' : 'listing_gone',
        isLeft
          ? {
              ...stopped,
              plan_id: row.next_plan_id,
              next_plan_id: null,
              period_start: null,
              period_end: null,
            }
          : stopped,
        now,
      )
      await revokeConsent(tx, id, now)
      await endGrace(tx, id, now)
      if (!isOver) return
      await settlePaidTime(tx, row, now)
      await forgetCard(tx, row.payment_method_id)
      if (row.status === 'past_due' && !isLeft) {
        await notifyOfCharge(ctx, tx, row, {
          kind: 'planOver',
          amountMinor: (await nextPeriod(tx, row)).amountMinor,
          at: now,
        })
      }
    })
  }
}
