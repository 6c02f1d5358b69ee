import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Pool } from 'pg'
import { systemErrorCode } from '../../../platform/config/start-error.ts'
import { queryCancellable } from '../../../platform/db/cancellable-query.ts'
import { TITLE_MARK } from '../documents/document-lexemes.ts'
import type { SearchTables } from '../search.tables.ts'
import { alternativeCount, scoredMatches, tsquery, widenedTsquery } from './match-statement.ts'
import type { Facets, FindRequest, Found, Match, SearchEngine } from './search-engine.ts'
import { removeDocuments, writeDocuments } from './write-documents.ts'

export type PostgresEngineOptions = {
  readonly db: Kysely<SearchTables>
  readonly pool: Pool
  /** A statement that runs longer is stopped, and fewer documents are looked at. */
  readonly timeoutMs?: number
}

type Sql = RawBuilder<unknown>
type Hits = { readonly matches: readonly Match[]; readonly total: number }

const TIMEOUT_MS = 1_500
/** So many matches at most are weighed and paged through. */
const MOST_MATCHES = 1_000
/** From this share and so many matches on, a walk from the newest document finds enough sooner than the index does. */
const COMMON_SHARE = 0.25
const MANY_MATCHES = 50_000
/** That walk goes no further: words that are common by themselves may be rare together. */
const NEWEST_ROWS = 12_000
/** What is looked through when there was no time for more. */
const HURRIED_ROWS = 1_500
const HURRIED_MS = 400
/** Those that hold most of the words are worth less waiting than those that hold all. */
const WIDEN_MS = 500
/** Fewer matches than this, and those that hold most of the words are told as well. */
const ENOUGH = 10

/** The engine on the database of the site. */
export function createPostgresEngine(options: PostgresEngineOptions): SearchEngine {
  return {
    store: writeDocuments,
    remove: removeDocuments,
    find: (request, signal) => find(options, request, signal),
    countFacet: (request, name, signal) => countFacet(options, request, name, signal),
  }
}

async function find(
  options: PostgresEngineOptions,
  request: FindRequest,
  signal: AbortSignal | undefined,
): Promise<Found> {
  const required = requiredGroups(request)
  if (required.length === 0) return { matches: [], total: 0, isExact: true, missing: 0, isStopped: false }
  const most = request.isStrict ? 0 : Math.min(2, required.length - 1)
  const widenMs = Math.min(WIDEN_MS, options.timeoutMs ?? WIDEN_MS)
  let query = tsquery(required, request.filter)
  let found: Hits = { matches: [], total: 0 }
  let without = 0
  let missing = 0
  let isStopped = false
  try {
    found = await findStrictly(options, request, query, signal)
    while (found.total < ENOUGH && without < most) {
      without += 1
      query = widenedTsquery(required, request.filter, without)
      const wider = await runFind(options, request, anyMatches(request, query), signal, widenMs)
      if (wider.total > found.total) missing = without
      found = wider
    }
  } catch (error) {
    if (!isTimeout(error)) throw error
    isStopped = true
    // What was found before is worth more than what there is no time for.
    if (found.total === 0) {
      found = await findInHaste(options, request, query, signal)
      missing = found.total > 0 ? without : 0
    }
  }
  return {
    matches: found.matches,
    total: Math.min(found.total, MOST_MATCHES),
    isExact: !isStopped && found.total <= MOST_MATCHES,
    missing,
    isStopped,
  }
}

/** Those of the newest that match, as far as there is time for them. */
async function findInHaste(
  options: PostgresEngineOptions,
  request: FindRequest,
  query: string,
  signal: AbortSignal | undefined,
): Promise<Hits> {
  try {
    return await runFind(options, request, newestMatches(request, query, HURRIED_ROWS), signal, HURRIED_MS)
  } catch (error) {
    if (!isTimeout(error)) throw error
    return { matches: [], total: 0 }
  }
}

/** All words are there. A sort by date is exact also where there are more matches than are counted. */
async function findStrictly(
  options: PostgresEngineOptions,
  request: FindRequest,
  query: string,
  signal: AbortSignal | undefined,
): Promise<Hits> {
  if (request.sort === 'relevance' && isCommon(request)) {
    const hits = await runFind(options, request, newestMatches(request, query, NEWEST_ROWS), signal)
    if (hits.total > MOST_MATCHES) return hits
  }
  const candidates = request.sort === 'newest' ? anyMatches(request, query) : indexedMatches(request, query)
  const hits = await runFind(options, request, candidates, signal)
  if (request.sort !== 'newest' || hits.total <= MOST_MATCHES) return hits
  const { matches } = await runFind(options, request, newestOf(request, query), signal)
  return { matches, total: hits.total }
}

/** Loose words are required only when there are no others. */
function requiredGroups({ groups }: Pick<FindRequest, 'groups'>) {
  const strict = groups.filter(({ isLoose }) => !isLoose)
  return strict.length > 0 ? strict : groups
}

/** About which share of the documents matches. */
function shareOf(request: FindRequest): number {
  const { kind, filterShare, documents } = request
  return requiredGroups(request).reduce((product, group) => {
    const count = group.alternatives.reduce((sum, each) => sum + alternativeCount(each, kind), 0)
    return product * Math.min(1, count / Math.max(1, documents))
  }, filterShare)
}

function isCommon(request: FindRequest): boolean {
  const share = shareOf(request)
  return share >= COMMON_SHARE && share * request.documents >= MANY_MATCHES
}

/** Those of which a facet is counted: no plan is good for all words. */
function candidatesOf(request: FindRequest, query: string): Sql {
  return isCommon(request) ? newestMatches(request, query, NEWEST_ROWS) : indexedMatches(request, query)
}

/** When there may be more than are weighed, those that hold the words in their titles come first. */
function indexedMatches(request: FindRequest, query: string): Sql {
  if (shareOf(request) * request.documents <= MOST_MATCHES) return anyMatches(request, query)
  const titled = tsquery(requiredGroups(request), request.filter, TITLE_MARK)
  return sql`(${anyMatches(request, titled)})
    union all (select * from (${anyMatches(request, query)}) d where not words @@ ${titled}::tsquery)
    limit ${sql.lit(MOST_MATCHES + 1)}`
}

/** As the index gives them. */
function anyMatches(request: FindRequest, query: string): Sql {
  return sql`select ${columns(request)} from ${table(request)} d
    where words @@ ${query}::tsquery and ${isOpen(request)} limit ${sql.lit(request.most ?? MOST_MATCHES + 1)}`
}

/** The newest of all matches: either all are read and sorted, or the list by date is walked until enough are found. */
function newestOf(request: FindRequest, query: string): Sql {
  const share = shareOf(request)
  const isSorted = share * request.documents <= request.first / share
  // `is true` keeps the index of words out of the walk.
  const holds = isSorted ? sql`words @@ ${query}::tsquery` : sql`(words @@ ${query}::tsquery) is true`
  return sql`select ${columns(request)} from ${table(request)} d where ${holds} and ${isOpen(request)}
    order by at desc, id desc limit ${sql.lit(request.first)}`
}

/** Those of the newest documents that match. */
function newestMatches(request: FindRequest, query: string, rows: number): Sql {
  return sql`select * from (
      select ${columns(request)} from ${table(request)} d where ${isOpen(request)}
        order by at desc, id desc limit ${sql.lit(rows)}) d
    where words @@ ${query}::tsquery limit ${sql.lit(MOST_MATCHES + 1)}`
}

function columns({ kind }: FindRequest): Sql {
  return kind === 'order'
    ? sql`id, at, words, region_id, category_ids, type`
    : sql`id, at, words, region_id, category_ids`
}

function table({ kind }: FindRequest): Sql {
  return sql.table(`${kind}_documents`)
}

function isOpen({ kind, now }: FindRequest): Sql {
  return kind === 'order' ? sql`expires_at > ${now}` : sql`true`
}

async function runFind(
  options: PostgresEngineOptions,
  request: FindRequest,
  candidates: Sql,
  signal: AbortSignal | undefined,
  timeoutMs?: number,
): Promise<Hits> {
  const [scored, order] =
    request.sort === 'newest'
      ? [sql`select id, at, 0::float8 as score from (${candidates}) d`, sql`at desc, id desc`]
      : [scoredMatches(request, candidates), sql`round(score::numeric, 4) desc, at desc, id desc`]
  const rows = await run<{ id: string; at: Date; score: number; total: number }>(
    options,
    // Only scores are kept: the words of a thousand documents would not fit into the memory of a statement.
    sql`with scored as materialized (${scored})
      select id, at, score, (select count(*)::int from scored) as total from scored
        order by ${order} limit ${sql.lit(request.first)}`,
    signal,
    timeoutMs,
  )
  const { kind } = request
  return {
    matches: rows.map(({ id, at, score }) => ({ kind, id, at, score })),
    total: rows[0]?.total ?? 0,
  }
}

async function countFacet(
  options: PostgresEngineOptions,
  request: FindRequest,
  name: 'type' | 'region' | 'category',
  signal: AbortSignal | undefined,
): Promise<Facets> {
  const required = requiredGroups(request)
  if (required.length === 0 || (name === 'type' && request.kind === 'producer')) return new Map()
  const candidates = request.missing
    ? anyMatches(request, widenedTsquery(required, request.filter, request.missing))
    : candidatesOf(request, tsquery(required, request.filter))
  const value = {
    type: sql`d.type::text as value from hits d`,
    region: sql`d.region_id::text as value from hits d`,
    category: sql`c::text as value from hits d cross join unnest(d.category_ids) c`,
  }[name]
  try {
    const rows = await run<{ value: string; n: number }>(
      options,
      sql`with hits as materialized (select * from (${candidates}) d limit ${sql.lit(MOST_MATCHES)})
        select value, count(*)::int as n from (select ${value}) v group by value`,
      signal,
    )
    return new Map(rows.map(({ value, n }) => [value, n]))
  } catch (error) {
    if (!isTimeout(error)) throw error
    return new Map()
  }
}

/** The statements know better than the planner which index is the right one: it cannot tell stems from one another. */
async function run<Row>(
  { db, pool, timeoutMs: limit = TIMEOUT_MS }: PostgresEngineOptions,
  statement: Sql,
  signal: AbortSignal | undefined,
  mostMs = limit,
): Promise<Row[]> {
  const { sql: text, parameters } = statement.compile(db)
  const settings = {
    statement_timeout: mostMs,
    max_parallel_workers_per_gather: 0,
    jit: 'off',
    enable_seqscan: 'off',
  }
  return (await queryCancellable(pool, { text, values: parameters }, signal, { settings })) as Row[]
}

const QUERY_CANCELED = '57014'

function isTimeout(error: unknown): boolean {
  return systemErrorCode(error) === QUERY_CANCELED
}
