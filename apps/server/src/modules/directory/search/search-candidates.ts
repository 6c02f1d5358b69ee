import type { OrderType } from '@verstat/contract'
import { queryCancellable } from '../../../platform/db/cancellable-query.ts'
import type { CategoryEntry, RegionEntry } from '../dictionary-snapshot.ts'
import type { DirectoryContext } from '../directory-context.ts'

/** How many matches of each kind are ranked; a query that finds more says so. */
const MOST_MATCHES = 1_000
/** How many of the newest listings are looked through for the newest matches of a common word. */
const NEWEST_ROWS = 20_000

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
  const { type = null, regions, category } = filter
  const conditions = `listed and expires_at > $2
    and ($3::text is null or type = $3::text::order_type)
    and ($4::smallint[] is null or region_id = any($4::smallint[]))
    and ($5::smallint is null or $5::smallint in (root_id, category_id))`
  return match(ctx, 'order', {
    found: `select id, search, bumped_at as at from orders where ${conditions} and search @@ to_tsquery('simple', $1)`,
    newest: `select id, search, bumped_at as at from orders where ${conditions} order by bumped_at desc, id desc`,
    values: [query, ctx.now(), type, regions?.map(({ key }) => key) ?? null, category?.key ?? null],
  })
}

/** Producers that hold the words. */
export function matchProducers(ctx: DirectoryContext, query: string, filter: SearchFilter): Promise<Matches> {
  const { regions, category } = filter
  return match(ctx, 'producer', {
    found: `select id, search, published_at as at from producers p
      where status = 'published' and search @@ to_tsquery('simple', $1)
        and ($2::smallint is null or region_id = $2::smallint)
        and ($3::smallint is null or exists (
          select from producer_listings l where l.producer_id = p.id and l.category_id = $3::smallint))`,
    newest: `select p.id, p.search, p.published_at as at from producer_listings l join producers p on p.id = l.producer_id
      where l.category_id = coalesce($3::smallint, 0::smallint) and ($2::smallint is null or l.region_id = $2::smallint)
      order by l.published_at desc, l.producer_id desc`,
    values: [query, regions?.[0]?.key ?? null, category?.key ?? null],
  })
}

type Statements = { readonly found: string; readonly newest: string; readonly values: readonly unknown[] }

/**
 * A rare word has few matches and the index finds them all. A common one has too many to rank: then the newest
 * listings are looked through, and what the index found first fills up the rest.
 */
async function match(ctx: DirectoryContext, kind: Match['kind'], statements: Statements): Promise<Matches> {
  const { found, newest, values } = statements
  const weigh = (source: string) =>
    `select id, at, ts_rank(search, to_tsquery('simple', $1))::float8 as weight from (${source}) hit`
  const run = (text: string) => queryCancellable<Omit<Match, 'kind'>>(ctx.pool, { text, values }, ctx.signal)
  const indexed = await run(weigh(`${found} limit ${MOST_MATCHES + 1}`))
  const isComplete = indexed.length <= MOST_MATCHES
  const recent = isComplete
    ? []
    : await run(
        weigh(`select * from (${newest} limit ${NEWEST_ROWS}) recent
          where search @@ to_tsquery('simple', $1) limit ${MOST_MATCHES}`),
      )
  const byId = new Map([...recent, ...indexed].map((row) => [row.id, row]))
  return { matches: [...byId.values()].slice(0, MOST_MATCHES).map((row) => ({ kind, ...row })), isComplete }
}
