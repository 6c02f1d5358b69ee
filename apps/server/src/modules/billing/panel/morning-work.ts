import { ENDING_DAYS } from '@verstat/contract'
import { kyivDay } from '@verstat/i18n'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Db } from '../billing-context.ts'
import { listWhere, type SubscriptionRow } from '../subscriptions/subscription.repository.ts'
import { waitingIds } from './payment-work.ts'

const DAY_MS = 86_400_000

export type WaitingPayment = {
  readonly id: string
  readonly number: number
  readonly descriptionUk: string
  readonly descriptionEn: string
  readonly amountMinor: number
  readonly createdAt: Date
}

/** Returns the oldest purchases about which staff must decide. */
export async function findWaitingPayments(
  db: QueryExecutorProvider,
  limit: number,
): Promise<readonly WaitingPayment[]> {
  const { rows } = await sql<WaitingPayment>`
    select id, number, description_uk as "descriptionUk", description_en as "descriptionEn",
        amount_minor as "amountMinor", created_at as "createdAt"
      from transactions where id in ${waitingIds} order by number limit ${limit}`.execute(db)
  return rows
}

/** SQL condition for subscriptions whose paid plan ends within `ENDING_DAYS`, because nothing renews the plan. */
export function isEnding(now: Date) {
  const until = new Date(now.getTime() + ENDING_DAYS * DAY_MS)
  return sql<boolean>`s.status in ('active', 'past_due', 'cancelled') and s.next_charge_at is null
    and s.period_end > ${now} and s.period_end <= ${until}`
}

/** Returns the plans that end first, and the number of all plans that end within `ENDING_DAYS`. */
export async function findEndingPlans(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ readonly total: number; readonly rows: readonly SubscriptionRow[] }> {
  const { rows: found } = await sql<{ id: string; total: number }>`
    select s.id, count(*) over ()::int as total from subscriptions s where ${isEnding(now)}
     order by s.period_end, s.id limit ${limit}`.execute(db)
  const ids = found.map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await listWhere(db, [sql`s.id = any(${ids}::uuid[])`], limit)
  return {
    total: found[0]?.total ?? 0,
    rows: rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
  }
}

/**
 * Sums real money by the ledger, like `getRevenue`: received minus refunded, for today and for the last 7 and 30 days
 * in Kyiv.
 */
export async function sumRevenue(
  db: QueryExecutorProvider,
  now: Date,
): Promise<{ readonly today: number; readonly week: number; readonly month: number }> {
  const today = kyivDay(now)
  const since = (days: number) =>
    sql`(${today}::date - ${days - 1}::int)::timestamp at time zone 'Europe/Kyiv'`
  const sum = (days: number) =>
    sql`coalesce(sum(-e.amount_minor) filter (where p.at >= ${since(days)}), 0)::bigint`
  const { rows } = await sql<{ today: number; week: number; month: number }>`
    select ${sum(1)} as today, ${sum(7)} as week, ${sum(30)} as month
      from ledger_postings p join ledger_entries e on e.posting_id = p.id and e.account = 'deferred_revenue'
        join transactions t on t.id = p.transaction_id join attempts w on w.id = t.winner_id
     where w.is_live and p.at >= ${since(30)}`.execute(db)
  const [sums] = rows
  if (!sums) throw new Error('a sum gave no row')
  return sums
}
