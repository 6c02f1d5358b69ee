import { sql } from 'kysely'
import type { JobContext, Tx } from '../../billing-context.ts'
import { notifyOfCharge } from '../../payments/payment-emails.ts'
import { nextPaidPlan, nextPeriod } from '../changes/renew-subscription.ts'
import { lockSubscription } from '../subscription.repository.ts'

const DAY_MS = 86_400_000
const BATCH = 50

/**
 * Announces a new price once to every owner with automatic charges. The e-mail states the date of the first charge at
 * the new price. A charge that was announced earlier keeps its announced price.
 */
export async function announcePrices(ctx: JobContext): Promise<void> {
  const { rows } = await sql<{ id: string; since: Date }>`
    select s.id, p.price_since as since
      from plans p join subscriptions s on coalesce(s.next_plan_id, s.plan_id) = p.id
     where p.price_since is not null and s.auto_charge and s.status in ('active', 'past_due')
       and (s.price_told_at is null or s.price_told_at < p.price_since)
       -- Who agreed later knew the price.
       and exists (select from consents c
         where c.subscription_id = s.id and c.revoked_at is null and c.at < p.price_since)
     limit ${BATCH}`.execute(ctx.db)
  for (const { id, since } of rows) {
    await ctx.db.transaction().execute((tx) => announce(ctx, tx, id, since))
  }
}

async function announce(ctx: JobContext, tx: Tx, id: string, since: Date): Promise<void> {
  const row = await lockSubscription(tx, id)
  const { numUpdatedRows } = await tx
    .updateTable('subscriptions')
    .set({ price_told_at: since })
    .where('id', '=', id)
    .where('auto_charge', '=', true)
    .where((eb) => eb.or([eb('price_told_at', 'is', null), eb('price_told_at', '<', since)]))
    .executeTakeFirst()
  // Another process has announced the price.
  if (!row || numUpdatedRows === 0n) return
  const plan = await tx
    .selectFrom('plans')
    .select('price_minor')
    .where('id', '=', nextPaidPlan(row))
    .executeTakeFirstOrThrow()
  const next = await nextPeriod(tx, row)
  const charge = row.next_charge_at ?? row.period_end ?? ctx.now()
  const isAnnounced = next.amountMinor < plan.price_minor
  await notifyOfCharge(ctx, tx, row, {
    kind: 'priceChange',
    amountMinor: plan.price_minor,
    at: isAnnounced ? new Date(charge.getTime() + next.days * DAY_MS) : charge,
  })
}
