import { type PaymentProviderId, RIGHTS_OF_ROLE, ROLES } from '@verstat/contract'
import { sql } from 'kysely'
import type { JobContext, Tx } from '../../billing-context.ts'
import { notifyOfDeclines } from '../payment-emails.ts'
import { isDeclineSurge, isStillHigh, type Outcomes } from './decline-rate.ts'

const HOUR_MS = 3_600_000
const WEEK_MS = 7 * 24 * HOUR_MS

/**
 * Checks the payment attempts of the last hour. If a live provider declines unusually many of them, opens one alert.
 * The alert is logged, shown in the panel and e-mailed to staff with the right `payments`.
 */
export async function watchDeclines(ctx: JobContext): Promise<void> {
  const now = ctx.now()
  const lately = await countOutcomes(ctx, new Date(now.getTime() - HOUR_MS), now)
  const usually = await countOutcomes(
    ctx,
    new Date(now.getTime() - WEEK_MS),
    new Date(now.getTime() - HOUR_MS),
  )
  const none: Outcomes = { declined: 0, finished: 0 }
  for (const { id, isLive } of ctx.billing.providers.all()) {
    if (!isLive) continue
    const latest = lately.get(id) ?? none
    if (isDeclineSurge(latest, usually.get(id) ?? none)) await open(ctx, id, latest)
    if (!isStillHigh(latest)) await close(ctx, id)
  }
}

/** Counts finished attempts by provider. Pending attempts do not count. */
async function countOutcomes(
  { db }: JobContext,
  from: Date,
  to: Date,
): Promise<ReadonlyMap<string, Outcomes>> {
  const { rows } = await sql<Outcomes & { provider: string }>`
    select provider, count(*) filter (where status = 'failed')::int as declined, count(*)::int as finished
      from attempts
     where created_at > ${from} and created_at <= ${to}
       and status in ('failed', 'succeeded', 'partially_refunded', 'refunded', 'charged_back')
     group by provider`.execute(db)
  return new Map(rows.map(({ provider, ...outcomes }) => [provider, outcomes]))
}

/** Opens one alert for a provider. Later calls only update the alert's counts. */
async function open(
  ctx: JobContext,
  provider: PaymentProviderId,
  { declined, finished }: Outcomes,
): Promise<void> {
  const at = ctx.now()
  await ctx.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ isNew: boolean }>`
      insert into decline_alerts (provider, began_at, declined, finished)
        values (${provider}, ${at}, ${declined}, ${finished})
      on conflict (provider) where ended_at is null
        do update set declined = excluded.declined, finished = excluded.finished
      returning xmax = 0 as "isNew"`.execute(tx)
    if (!rows[0]?.isNew) return
    ctx.billing.log.error({ provider, declined, finished }, 'unusual decline rate of a provider')
    for (const userId of await findPaymentStaff(tx)) {
      await notifyOfDeclines(ctx, tx, userId, { provider, declined, finished })
    }
  })
}

async function close({ db, now }: JobContext, provider: string): Promise<void> {
  await db
    .updateTable('decline_alerts')
    .set({ ended_at: now() })
    .where('provider', '=', provider)
    .where('ended_at', 'is', null)
    .execute()
}

async function findPaymentStaff(tx: Tx): Promise<string[]> {
  const roles = ROLES.filter((role) => RIGHTS_OF_ROLE[role].includes('payments'))
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('role', 'in', roles)
    .where('blocked_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}
