import type { RevenueSums, RouteParsed, getRevenue as route } from '@verstat/contract'
import { kyivDay } from '@verstat/i18n'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod/mini'
import { requireRight } from '../../accounts/index.ts'
import type { BillingContext, Db } from '../billing-context.ts'
import { readItems } from '../plans/read-items.ts'

type Output = z.input<(typeof route)['output']>

/**
 * Calculates revenue from the ledger account `deferred_revenue`. Credits of the account are received money and debits
 * are refunds. Money that is owed to payers or under review is in other accounts and does not count.
 */
export async function getRevenue(
  ctx: BillingContext,
  { days, money }: RouteParsed<typeof route>,
): Promise<Output> {
  requireRight(ctx, 'sales')
  const today = kyivDay(ctx.now())
  const earned = (from: number, to: number) => sql`
    ledger_postings p join ledger_entries e on e.posting_id = p.id and e.account = 'deferred_revenue'
      join transactions t on t.id = p.transaction_id join attempts w on w.id = t.winner_id
     where w.is_live = ${money === 'real'}
       and p.at >= (${today}::date - ${from}::int)::timestamp at time zone 'Europe/Kyiv'
       and p.at < (${today}::date - ${to}::int)::timestamp at time zone 'Europe/Kyiv'`
  const now = earned(days - 1, -1)
  const [points, items, providers, [before], { rows: tests }] = await Promise.all([
    readDays(ctx.db, now, today, days),
    readSums<{ key: string }>(ctx.db, now, sql`t.item_id`),
    readSums<{ key: string }>(ctx.db, now, sql`w.provider`),
    readSums(ctx.db, earned(2 * days - 1, days - 1), sql`true`),
    sql<{ found: boolean }>`select exists (select from attempts where not is_live) as found`.execute(ctx.db),
  ])
  const sold = await readItems(
    ctx.db,
    items.map(({ key }) => key),
  )
  const names = new Map(sold.map(({ id, name }) => [id, name]))
  return {
    currency: 'UAH',
    points,
    total: addUp(points),
    before: addUp(before ? [before] : []),
    byItem: items.map(({ key, ...sums }) => ({ item: key, name: names.get(key) ?? null, ...sums })),
    byProvider: providers.map(({ key, ...sums }) => ({ provider: key, ...sums })),
    hasTests: tests[0]?.found ?? false,
  }
}

const SUMS = sql`coalesce(sum(greatest(-e.amount_minor, 0)), 0)::bigint as "receivedMinor",
  coalesce(sum(greatest(e.amount_minor, 0)), 0)::bigint as "returnedMinor"`

async function readDays(
  db: Db,
  earned: RawBuilder<unknown>,
  today: string,
  days: number,
): Promise<Output['points']> {
  const { rows } = await sql<{ day: string } & RevenueSums>`
    select wanted.day::date::text as day, coalesce(found."receivedMinor", 0)::bigint as "receivedMinor",
        coalesce(found."returnedMinor", 0)::bigint as "returnedMinor"
      from generate_series(${today}::date - ${days - 1}::int, ${today}::date, interval '1 day') wanted (day)
      left join (select (p.at at time zone 'Europe/Kyiv')::date as day, ${SUMS} from ${earned} group by 1) found
        on found.day = wanted.day::date
     order by wanted.day`.execute(db)
  return rows
}

async function readSums<Key>(
  db: Db,
  earned: RawBuilder<unknown>,
  key: RawBuilder<unknown>,
): Promise<(Key & RevenueSums)[]> {
  const { rows } = await sql<Key & RevenueSums>`
    select ${key} as key, ${SUMS} from ${earned} group by 1 order by 2 desc, 1`.execute(db)
  return rows
}

function addUp(sums: readonly RevenueSums[]): RevenueSums {
  return sums.reduce(
    (total, { receivedMinor, returnedMinor }) => ({
      receivedMinor: total.receivedMinor + receivedMinor,
      returnedMinor: total.returnedMinor + returnedMinor,
    }),
    { receivedMinor: 0, returnedMinor: 0 },
  )
}
