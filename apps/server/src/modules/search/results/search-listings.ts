import type { RouteParsed, SearchResult, search as searchRoute } from '@verstat/contract'
import type { Kysely } from 'kysely'
import type { z } from 'zod/mini'
import { onTables } from '../../../platform/db/on-tables.ts'
import { clientNetwork } from '../../../platform/security/client-network.ts'
import { inSpan, type Span } from '../../../platform/tracing/span.ts'
import { findByIds, findFilter, refuse, regionsInTurn } from '../../directory/index.ts'
import type { FindFilter, Match } from '../engine/search-engine.ts'
import { planQuery } from '../query/plan-query.ts'
import type { PlannedQuery } from '../query/planned-query.ts'
import { regionStems } from '../query/region-stems.ts'
import type { SearchTables } from '../search.tables.ts'
import type { SearchContext } from '../search-context.ts'
import { filterShare } from '../vocabulary/filter-share.ts'
import { countFacets } from './count-facets.ts'
import { highlightOrder, highlightProducer } from './highlight-listings.ts'
import { wantedLexemes } from './highlight-text.ts'
import type { ListingFilter, RequestMaker } from './listing-filter.ts'
import type { FoundListings } from './shared-searches.ts'

type Input = RouteParsed<typeof searchRoute>
type Output = z.input<typeof SearchResult>

/**
 * Searches orders and producers. The filter `type` applies only to orders. Throws `validation_failed` for an unknown
 * region or category, and `rate_limited` when too many searches from the caller's IP network are waiting.
 */
export async function searchListings(ctx: SearchContext, input: Input): Promise<Output> {
  const filter = readFilter(ctx, input)
  const network = clientNetwork(ctx.ip)
  const asked = { question: cacheKeyOf(input), at: ctx.now(), leaving: ctx.signal, network, source: ctx.pool }
  const found = await ctx.search.shared.find(asked, (signal) =>
    inSpan('search', {}, async (span) => {
      const made = await findListings({ ...ctx, signal }, input, filter)
      if (span) describeSearch(span, made)
      return made
    }),
  )
  const { query, orders, producers } = found
  const sides = [...(input.in === 'producers' ? [] : [orders]), ...(input.in === 'orders' ? [] : [producers])]
  const first = (input.page - 1) * input.limit
  const page = sides
    .flatMap(({ matches }) => matches)
    .toSorted(input.sort === 'newest' ? byDate : byScore)
    .slice(first, first + input.limit)
  const total = sides.reduce((sum, side) => sum + side.total, 0)
  // With `literal`, typos are not corrected. So an empty result does not mean that a synonym or a listing is missing.
  const isMiss = orders.total + producers.total === 0 && !hasFilter(filter) && !input.literal
  if (isMiss) await ctx.search.countMiss(input.query, ctx.now())
  return {
    items: await viewMatches(ctx, page, query),
    page: input.page,
    limit: input.limit,
    total,
    totalExact: sides.every(({ isExact }) => isExact),
    pages: sides.some(({ isStopped }) => isStopped) ? Math.min(1, total) : Math.ceil(total / input.limit),
    counts: { orders: orders.total, producers: producers.total },
    countsExact: { orders: orders.isExact, producers: producers.isExact },
    shownFor: query.shownFor,
    widened: sides.some(({ missing }) => missing > 0),
    partial: sides.some(({ isStopped }) => isStopped),
    ...(input.facets && found.facets ? { facets: found.facets } : {}),
  }
}

/** What was asked for is the business of the visitor, and not in the trace. */
function describeSearch(span: Span, { orders, producers, query }: FoundListings): void {
  span.set('verstat.search.words', query.groups.length)
  span.set('verstat.search.orders', orders.total)
  span.set('verstat.search.producers', producers.total)
  span.set('verstat.search.partial', orders.isStopped || producers.isStopped)
}

/** The cache key contains everything that affects the matches. The language does not affect them. */
function cacheKeyOf({ in: place, facets, page, limit, ...rest }: Input): string {
  return JSON.stringify([rest, mostMatches({ page, limit }), ...(facets ? [place] : [])])
}

async function findListings(ctx: SearchContext, input: Input, filter: ListingFilter): Promise<FoundListings> {
  const db = onTables<SearchTables>(ctx.db)
  const { vocabulary } = ctx.search
  const query = await planQuery(db, input.query, {
    isLiteral: input.literal,
    synonyms: ctx.search.synonyms(),
    places: regionStems(ctx.dictionaries.regions()),
    vocabulary,
  })
  const request = requestMaker(ctx, db, { input, filter, query })
  const find = async (kind: Match['kind']) => ctx.search.engine.find(await request(kind), ctx)
  const [orders, producers] = await Promise.all([find('order'), find('producer')])
  const missing = { order: orders.missing, producer: producers.missing }
  const asked: RequestMaker = async (kind, narrowed) => ({
    ...(await request(kind, narrowed)),
    missing: missing[kind],
  })
  const facets = input.facets ? await countFacets(ctx, input.in, filter, asked) : undefined
  return { query, orders, producers, ...(facets ? { facets } : {}) }
}

function readFilter(ctx: SearchContext, input: Input): ListingFilter {
  const slugs = { regionSlug: input.region, categorySlug: input.category }
  const { region, category, problems } = findFilter(ctx.dictionaries, slugs)
  refuse(problems.map((problem) => ({ ...problem, path: problem.path.replace('Slug', '') })))
  return { type: input.type, region, category }
}

function hasFilter({ type, region, category }: ListingFilter): boolean {
  return type !== undefined || region !== undefined || category !== undefined
}

function requestMaker(
  ctx: SearchContext,
  db: Kysely<SearchTables>,
  search: {
    readonly input: Input
    readonly filter: ListingFilter
    readonly query: PlannedQuery
  },
): RequestMaker {
  const { input, query } = search
  const { vocabulary } = ctx.search
  return async (kind, filter = search.filter) => {
    const keys = filterKeys(ctx, kind, filter)
    const documents = await vocabulary.countDocuments(db)
    return {
      kind,
      groups: query.groups,
      filter: keys,
      filterShare: await filterShare(db, vocabulary, kind, keys),
      documents: documents[`${kind}s`],
      recentFrom: documents.recentFrom[kind],
      sort: input.sort,
      first: mostMatches(input),
      now: ctx.now(),
    }
  }
}

/** Maximum number of matches that the engine sorts. */
const MAX_PAGED = 1_000

function mostMatches({ page, limit }: Pick<Input, 'page' | 'limit'>): number {
  return Math.min(page * limit, MAX_PAGED)
}

/** The filter by a region also matches orders for the whole country. */
function filterKeys(
  { dictionaries }: SearchContext,
  kind: Match['kind'],
  { type, region, category }: ListingFilter,
): FindFilter {
  const regions = region && (kind === 'order' ? regionsInTurn(dictionaries, region) : [region])
  return {
    ...(type && kind === 'order' ? { type } : {}),
    ...(regions ? { regionKeys: regions.map(({ key }) => key) } : {}),
    ...(category ? { categoryKey: category.key } : {}),
  }
}

async function viewMatches(
  ctx: SearchContext,
  matches: readonly Match[],
  query: PlannedQuery,
): Promise<Output['items']> {
  const idsOf = (kind: Match['kind']) => matches.filter((match) => match.kind === kind).map(({ id }) => id)
  const ids = { orders: idsOf('order'), producers: idsOf('producer') }
  const found = await findByIds(ctx, ids)
  const wanted = wantedLexemes(query.groups)
  return matches.flatMap(({ id }): Output['items'] => {
    const order = found.orders.get(id)
    if (order)
      return [{ kind: 'order', order: order.order, highlights: highlightOrder(order, wanted, ctx.locale) }]
    const producer = found.producers.get(id)
    if (!producer) return []
    return [
      {
        kind: 'producer',
        producer: producer.producer,
        highlights: highlightProducer(producer, wanted, ctx.locale),
      },
    ]
  })
}

function byScore(a: Match, b: Match): number {
  return round(b.score) - round(a.score) || byDate(a, b)
}

/** Rounds a score as the engine does, so that listings with nearly equal scores are sorted by date. */
function round(score: number): number {
  return Math.round(score * 10_000)
}

function byDate(a: Match, b: Match): number {
  return b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1)
}
