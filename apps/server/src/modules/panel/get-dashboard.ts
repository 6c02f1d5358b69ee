import type { PanelCounts, RouteParsed, getDashboard as route } from '@verstat/contract'
import { DASHBOARD_SERIES, type DashboardSeriesName } from '@verstat/contract'
import { kyivDay } from '@verstat/i18n'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import { MODERATION_CHANNEL } from '../../platform/realtime/channels.ts'
import { accessTo } from '../../platform/realtime/realtime-tokens.ts'
import { requireRight } from '../accounts/index.ts'
import { countPaymentWork } from '../billing/index.ts'
import type { PanelContext } from './panel-context.ts'

/**
 * The tables whose rows the dashboard counts. Listings count from the day on which their draft was created. Messages
 * that look like spam do not count.
 */
const COUNTED = {
  orders: sql`(select created_at from orders) counted`,
  producers: sql`(select created_at from producers) counted`,
  users: sql`(select created_at from users) counted`,
  leads: sql`(select at as created_at from leads) counted`,
  feedback: sql`(select created_at from feedback where not suspect) counted`,
} satisfies Record<DashboardSeriesName, unknown>

/**
 * Counts new rows per day in Kyiv, including today. Reads twice as many days as requested, so that the page can
 * compare the period with the previous period.
 */
export async function getDashboard(
  ctx: PanelContext,
  { days }: RouteParsed<typeof route>,
): Promise<z.input<(typeof route)['output']>> {
  requireRight(ctx, 'view')
  const today = kyivDay(ctx.now())
  const series = DASHBOARD_SERIES.map(async (name) => {
    const { rows } = await sql<{ day: string; count: number }>`
      select wanted.day::text as day, coalesce(found.count, 0)::int as count
        from generate_series(${today}::date - ${2 * days - 1}::int, ${today}::date, interval '1 day') wanted (day)
        left join (
          select (created_at at time zone 'Europe/Kyiv')::date as day, count(*) as count
            from ${COUNTED[name]}
           where created_at >= (${today}::date - ${2 * days - 1}::int)::timestamp at time zone 'Europe/Kyiv'
           group by 1) found on found.day = wanted.day::date
       order by wanted.day`.execute(ctx.db)
    const counted = rows.map(({ day, count }) => ({ day: day.slice(0, 10), count }))
    const points = counted.slice(days)
    return { name, points, total: sum(points), before: sum(counted.slice(0, days)) }
  })
  return { series: await Promise.all(series) }
}

/** Returns the numbers of open staff tasks, and access to the realtime channel that reports their changes. */
export async function getPanelCounts(ctx: PanelContext): Promise<z.input<typeof PanelCounts>> {
  requireRight(ctx, 'view')
  const { purchases, receipts } = await countPaymentWork(ctx.db)
  const { rows } = await sql<Omit<z.input<typeof PanelCounts>, 'payments' | 'realtime'>>`select
    (select count(*) from orders where status = 'pending')::int
      + (select count(*) from producers where status = 'pending')::int
      + (select count(*) from listing_revisions where rejected_at is null)::int as listings,
    (select count(*)::int from feedback where handled_at is null and not suspect) as feedback,
    (select count(*)::int from feedback where handled_at is null and not suspect and topic = 'report') as reports`.execute(
    ctx.db,
  )
  const [counts] = rows
  if (!counts) throw new Error('a count gave no row')
  return { ...counts, payments: purchases + receipts, realtime: accessTo(ctx, MODERATION_CHANNEL) }
}

function sum(points: readonly { readonly count: number }[]): number {
  return points.reduce((total, { count }) => total + count, 0)
}
