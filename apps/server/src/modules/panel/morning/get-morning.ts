import { type PanelRight, RIGHTS_OF_ROLE, type getMorning as route } from '@verstat/contract'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { z } from 'zod/mini'
import { onTables } from '../../../platform/db/on-tables.ts'
import { requireRight } from '../../accounts/index.ts'
import { countPaymentWork, findEndingPlans, findWaitingPayments, sumRevenue } from '../../billing/index.ts'
import { listPending, localized } from '../../directory/index.ts'
import type { PanelContext } from '../panel-context.ts'

type Output = z.input<(typeof route)['output']>

const ROWS = 8
const HOUR_MS = 3_600_000

/** Returns what waits for staff. Parts for which the caller's role has no right are null. */
export async function getMorning(ctx: PanelContext): Promise<Output> {
  const { role } = requireRight(ctx, 'view')
  const may = (right: PanelRight) => RIGHTS_OF_ROLE[role].includes(right)
  const [pending, payments, revenue, leads, ending, feedback] = await Promise.all([
    findPending(ctx),
    may('payments') ? findPayments(ctx) : null,
    may('sales') ? findRevenue(ctx) : null,
    countLeads(ctx.db, ctx.now()),
    may('sales') ? findEnding(ctx) : null,
    may('feedback') ? countFeedback(ctx.db) : null,
  ])
  return { pending, payments, revenue, leads, ending, feedback }
}

const money = (amountMinor: number) => ({ amountMinor, currency: 'UAH' as const })

async function findPending({ db }: PanelContext): Promise<Output['pending']> {
  const { items, total } = await listPending(onTables(db), { limit: ROWS, offset: 0 })
  return {
    total,
    items: items.map(({ title, since, ...item }) => ({
      ...item,
      title: localized(title.uk, title.en),
      since: since.toISOString(),
    })),
  }
}

async function findPayments({ db }: PanelContext): Promise<Output['payments']> {
  const [work, rows] = await Promise.all([countPaymentWork(db), findWaitingPayments(db, ROWS)])
  return {
    total: work.purchases,
    receipts: work.receipts,
    items: rows.map(({ id, number, descriptionUk, descriptionEn, amountMinor, createdAt }) => ({
      id,
      number,
      description: { uk: descriptionUk, en: descriptionEn },
      amount: money(amountMinor),
      createdAt: createdAt.toISOString(),
    })),
  }
}

async function findRevenue({ db, now }: PanelContext): Promise<Output['revenue']> {
  const { today, week, month } = await sumRevenue(db, now())
  return { today: money(today), week: money(week), month: money(month) }
}

async function findEnding({ db, now }: PanelContext): Promise<Output['ending']> {
  const { total, rows } = await findEndingPlans(onTables(db), now(), ROWS)
  return {
    total,
    items: rows.flatMap((row) =>
      row.period_end === null
        ? []
        : [
            {
              id: row.id,
              subject: {
                kind: row.listing_kind,
                id: row.listing_id,
                slug: row.slug,
                title: localized(row.title_uk, row.title_en),
              },
              plan: row.plan_id,
              periodEnd: row.period_end.toISOString(),
            },
          ],
    ),
  }
}

async function countLeads(db: QueryExecutorProvider, now: Date): Promise<Output['leads']> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const { rows } = await sql<Output['leads']>`
    select count(*) filter (where at >= ${ago(24)})::int as day, count(*)::int as week
      from leads where at >= ${ago(7 * 24)}`.execute(db)
  return rows[0] ?? { day: 0, week: 0 }
}

async function countFeedback(db: QueryExecutorProvider): Promise<Output['feedback']> {
  const { rows } = await sql<{ open: number; reports: number; oldest: Date | null }>`
    select count(*)::int as open, count(*) filter (where topic = 'report')::int as reports,
        min(created_at) as oldest
      from feedback where handled_at is null and not suspect`.execute(db)
  const { open = 0, reports = 0, oldest = null } = rows[0] ?? {}
  return { open, reports, oldest: oldest?.toISOString() ?? null }
}
