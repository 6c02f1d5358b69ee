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
  const listings = sql`select id, bumped_at as at, search from orders where ${where}`
  return match(ctx, 'order', query, {
    table: sql`orders`,
    listings,
    newest: sql`${listings} order by bumped_at desc, id desc`,
  })
}

/** Producers that hold the words. */
export function matchProducers(
  ctx: DirectoryContext,
  query: string,
  { regions, category }: SearchFilter,
): Promise<Matches> {
  const [region] = regions ?? []
  const inCategory = sql`l.category_id = ${category?.key ?? 0}`
  // A plain subquery is asked once per hit; a semi-join would read the listings of the whole category first.
  const isInCategory = category
    ? sql`and (select true from producer_listings l where l.producer_id = p.id and ${inCategory})`
    : sql``
  const inRegion = (table: string) => (region ? sql`and ${sql.ref(table)}.region_id = ${region.key}` : sql``)
  return match(ctx, 'producer', query, {
    table: sql`producers`,
    listings: sql`select id, published_at as at, search from producers p
      where status = 'published' ${inRegion('p')} ${isInCategory}`,
    newest: sql`select p.id, l.published_at as at, p.search
      from producer_listings l join producers p on p.id = l.producer_id
      where l.rank >= 0 and ${inCategory} ${inRegion('l')} order by l.published_at desc, l.producer_id desc`,
  })
}

type Source = {
  readonly table: RawBuilder<unknown>
  /** All listings that the filter leaves, as `id`, `at` and `search`; the same, newest first. */
  readonly listings: RawBuilder<unknown>
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
  { table, listings, newest }: Source,
): Promise<Matches> {
  const words = sql`to_tsquery('simple', ${query})`
  const weighNewest = async (hits: RawBuilder<unknown>) =>
    run<Omit<Match, 'kind'> & { found: number }>(
      ctx,
      sql`with hits as materialized (${hits}),
        newest as (select id, at from hits order by at desc, id desc limit ${sql.lit(MOST_MATCHES)})
        select newest.id, newest.at, (select count(*)::int from hits) as found,
            (select ts_rank(listing.search, ${words})::float8 from ${table} listing where listing.id = newest.id) as weight
          from newest`,
    )
  const indexed = await weighNewest(sql`select id, at from (${listings}) listing
    where search @@ ${words} limit ${sql.lit(COMMON)}`)
  const found = indexed[0]?.found ?? 0
  const recent =
    found < COMMON
      ? []
      : await weighNewest(sql`select id, at from (${newest} limit ${sql.lit(NEWEST_ROWS)}) listing
          where search @@ ${words}`)
  const byId = new Map([...recent, ...indexed].map(({ id, at, weight }) => [id, { kind, id, at, weight }]))
  return { matches: [...byId.values()].slice(0, MOST_MATCHES), isComplete: found <= MOST_MATCHES }
}

async function run<Row>(ctx: DirectoryContext, statement: RawBuilder<unknown>): Promise<Row[]> {
  const { sql: text, parameters } = statement.compile(ctx.db)
  return (await queryCancellable(ctx.pool, { text, values: parameters }, ctx.signal)) as Row[]
}
