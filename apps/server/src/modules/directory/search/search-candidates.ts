import type { OrderType } from '@verstat/contract'
import { type RawBuilder, sql } from 'kysely'
import { queryCancellable } from '../../../platform/db/cancellable-query.ts'
import type { CategoryEntry, RegionEntry } from '../dictionary-snapshot.ts'
import type { DirectoryContext } from '../directory-context.ts'
import { ANY_ORDER_INDEX } from '../orders/order-conditions.ts'
import { categoryColumn } from '../orders/order-filter.ts'

/** How many matches of each kind are ranked; a query that finds more says so. */
const MOST_MATCHES = 1_000
/** From so many matches on, they are looked for among the newest listings instead of being fetched all. */
const COMMON = 3_000
/** How many of the newest listings are looked through for a common word. */
const NEWEST_ROWS = 3_000

export type Match = {
  readonly kind: 'order' | 'producer'
  readonly id: string
  /** How well the words fit; a hit in the title weighs most. */
  readonly weight: number
  readonly at: Date
}

export type Matches = { readonly matches: readonly Match[]; readonly isComplete: boolean }

export type SearchFilter = {
  readonly type?: OrderType
  /** Regions an order may be in; producers are looked for in the first only. */
  readonly regions?: readonly RegionEntry[]
  readonly category?: CategoryEntry
}

/** Orders that hold the words. Listing them costs a bounded amount of work, whatever the words. */
export function matchOrders(ctx: DirectoryContext, query: string, filter: SearchFilter): Promise<Matches> {
  const { type, regions, category } = filter
  const where = sql.join(
    [
      sql`listed`,
      ANY_ORDER_INDEX,
      sql`expires_at > ${ctx.now()}`,
      ...(type ? [sql`type = ${type}`] : []),
      ...(regions ? [sql`region_id in (${sql.join(regions.map(({ key }) => key))})`] : []),
      ...(category ? [sql`${sql.ref(categoryColumn(category))} = ${category.key}`] : []),
    ],
    sql` and `,
  )
  return match(ctx, 'order', query, {
    source: sql`orders`,
    all: sql`select id, bumped_at as at, search from orders where ${where}`,
    newest: sql`bumped_at desc, id desc`,
  })
}

/** Producers that hold the words. */
export function matchProducers(
  ctx: DirectoryContext,
  query: string,
  { regions, category }: SearchFilter,
): Promise<Matches> {
  const where = sql.join(
    [
      sql`category_id = ${category?.key ?? 0}`,
      sql`l.rank >= 0`,
      ...(regions?.[0] ? [sql`l.region_id = ${regions[0].key}`] : []),
    ],
    sql` and `,
  )
  return match(ctx, 'producer', query, {
    source: sql`producers`,
    all: sql`select p.id, l.published_at as at, p.search
      from producer_listings l join producers p on p.id = l.producer_id and p.status = 'published' where ${where}`,
    newest: sql`l.published_at desc, l.producer_id desc`,
  })
}

type Source = {
  readonly source: RawBuilder<unknown>
  /** All listings that the filter leaves: `id`, `at`, `search`. */
  readonly all: RawBuilder<unknown>
  readonly newest: RawBuilder<unknown>
}

/**
 * Matches of a rare word are all fetched, and the newest of them ranked. Of a common one there are too many: then the
 * newest listings are looked through, and what the index gave first fills up the rest.
 */
async function match(
  ctx: DirectoryContext,
  kind: Match['kind'],
  query: string,
  { source, all, newest }: Source,
): Promise<Matches> {
  const words = sql`to_tsquery('simple', ${query})`
  const weighNewest = async (hits: RawBuilder<unknown>) =>
    run<Omit<Match, 'kind'> & { found: number }>(
      ctx,
      sql`with hits as materialized (${hits}),
        newest as (select id, at from hits order by at desc, id desc limit ${sql.lit(MOST_MATCHES)})
        select newest.id, newest.at, ts_rank(source.search, ${words})::float8 as weight,
            (select count(*)::int from hits) as found
          from newest join ${source} source using (id)`,
    )
  const indexed = await weighNewest(sql`select id, at from (${all}) listing
    where search @@ ${words} limit ${sql.lit(COMMON)}`)
  const found = indexed[0]?.found ?? 0
  const recent =
    found < COMMON
      ? []
      : await weighNewest(sql`select id, at from (${all} order by ${newest} limit ${sql.lit(NEWEST_ROWS)}) listing
          where search @@ ${words}`)
  const byId = new Map([...recent, ...indexed].map(({ id, at, weight }) => [id, { kind, id, at, weight }]))
  return { matches: [...byId.values()].slice(0, MOST_MATCHES), isComplete: found <= MOST_MATCHES }
}

async function run<Row>(ctx: DirectoryContext, statement: RawBuilder<unknown>): Promise<Row[]> {
  const { sql: text, parameters } = statement.compile(ctx.db)
  return (await queryCancellable(ctx.pool, { text, values: parameters }, ctx.signal)) as Row[]
}
