import { type Kysely, type RawBuilder, sql } from 'kysely'
import { systemErrorCode } from '../../../platform/config/start-error.ts'
import { queryCancellable } from '../../../platform/db/cancellable-query.ts'
import { TITLE_PREFIX } from '../documents/document-lexemes.ts'
import type { SearchTables } from '../search.tables.ts'
import { alternativeCount, scoredMatches, tsquery, widenedTsquery } from './match-statement.ts'
import { ENOUGH, MAX_MATCHES, maxMissing, requiredGroups } from './scoring-rules.ts'
import type { FacetName, Facets, FindFrom, FindRequest, Found, Match, SearchEngine } from './search-engine.ts'
import { removeDocuments, writeDocuments } from './write-documents.ts'

export type PostgresEngineOptions = {
  /** It only compiles statements. */
  readonly db: Kysely<SearchTables>
  /** Timeout of a statement. After a timeout, only the newest documents are searched. */
  readonly timeoutMs?: number
}

type Sql = RawBuilder<unknown>
type Search = PostgresEngineOptions & FindFrom & { readonly request: FindRequest }
type Hits = { readonly matches: readonly Match[]; readonly total: number }

const TIMEOUT_MS = 1_500
/**
 * If a query matches at least this share and this number of documents, reading from the newest document on is faster
 * than using the GIN index.
 */
const COMMON_SHARE = 0.25
const MANY_MATCHES = 50_000
/**
 * If a query has common words only (`isCommon`), this many of the newest documents are read. The limit exists because
 * words that are common separately may rarely occur together.
 */
const NEWEST_ROWS = 12_000
/** Number of newest documents that are searched after a timeout. */
const FALLBACK_ROWS = 1_500
const FALLBACK_MS = 400
/**
 * Timeout for the search of documents that miss some words. The timeout is short, because such matches are less
 * valuable.
 */
const WIDEN_MS = 500

export function createPostgresEngine(options: PostgresEngineOptions): SearchEngine {
  return {
    store: writeDocuments,
    remove: removeDocuments,
    find: (request, { pool, signal }) => find({ ...options, request, pool, signal }),
    countFacet: (request, name, { pool, signal }) => countFacet({ ...options, request, pool, signal }, name),
  }
}

async function find(search: Search): Promise<Found> {
  const { request, timeoutMs = WIDEN_MS } = search
  const required = requiredGroups(request)
  if (required.length === 0) return { matches: [], total: 0, isExact: true, missing: 0, isStopped: false }
  const mostMissing = maxMissing(request)
  const widenMs = Math.min(WIDEN_MS, timeoutMs)
  let query = tsquery(required, request.filter)
  let found: Hits = { matches: [], total: 0 }
  let allowedMissing = 0
  let missing = 0
  let isStopped = false
  try {
    found = await findStrictly(search, query)
    while (found.total < ENOUGH && allowedMissing < mostMissing) {
      allowedMissing += 1
      query = widenedTsquery(required, request.filter, allowedMissing)
      const wider = await runFind(search, anyMatches(request, query), widenMs)
      if (wider.total > found.total) missing = allowedMissing
      found = wider
    }
  } catch (error) {
    if (!isTimeout(error)) throw error
    isStopped = true
    // If an earlier statement found matches, these matches are kept.
    if (found.total === 0) {
      found = await findAmongNewest(search, query)
      missing = found.total > 0 ? allowedMissing : 0
    }
  }
  return {
    matches: found.matches,
    total: Math.min(found.total, MAX_MATCHES),
    isExact: !isStopped && found.total <= MAX_MATCHES,
    missing,
    isStopped,
  }
}

async function findAmongNewest(search: Search, query: string): Promise<Hits> {
  const { request } = search
  try {
    return await runFind(search, newestMatches(request, query, FALLBACK_ROWS), FALLBACK_MS)
  } catch (error) {
    if (!isTimeout(error)) throw error
    return { matches: [], total: 0 }
  }
}

/**
 * Finds documents that contain all required words. When sorted by date, the first matches are correct even if there are
 * more than `MAX_MATCHES`.
 */
async function findStrictly(search: Search, query: string): Promise<Hits> {
  const { request } = search
  if (request.sort === 'relevance' && isCommon(request)) {
    const hits = await runFind(search, newestMatches(request, query, NEWEST_ROWS))
    if (hits.total > MAX_MATCHES) return hits
  }
  const candidates = request.sort === 'newest' ? anyMatches(request, query) : indexedMatches(request, query)
  const hits = await runFind(search, candidates)
  if (request.sort !== 'newest' || hits.total <= MAX_MATCHES) return hits
  const { matches } = await runFind(search, newestOf(request, query))
  return { matches, total: hits.total }
}

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

/** Selects the documents for which facets are counted. Rare and common words need different query plans. */
function candidatesOf(request: FindRequest, query: string): Sql {
  return isCommon(request) ? newestMatches(request, query, NEWEST_ROWS) : indexedMatches(request, query)
}

/**
 * Selects matches with the GIN index. If more documents may match than can be scored, documents with the words in their
 * titles come first.
 */
function indexedMatches(request: FindRequest, query: string): Sql {
  if (shareOf(request) * request.documents <= MAX_MATCHES) return anyMatches(request, query)
  const titled = tsquery(requiredGroups(request), request.filter, TITLE_PREFIX)
  return sql`(${anyMatches(request, titled)})
    union all (select * from (${anyMatches(request, query)}) d where not words @@ ${sql.lit(titled)}::tsquery)
    limit ${sql.lit(MAX_MATCHES + 1)}`
}

/** Selects matches in the order in which the index returns them. */
function anyMatches(request: FindRequest, query: string): Sql {
  return sql`select ${columns(request)} from ${table(request)} d
    where words @@ ${sql.lit(query)}::tsquery and ${isOpen(request)} limit ${sql.lit(request.maxScored ?? MAX_MATCHES + 1)}`
}

/**
 * Selects the newest matches. If few documents match, reads and sorts all matches. Otherwise reads documents from the
 * newest on until enough of them match.
 */
function newestOf(request: FindRequest, query: string): Sql {
  const share = shareOf(request)
  const isSorted = share * request.documents <= request.first / share
  // With `is true`, PostgreSQL cannot use the GIN index and reads the documents by date.
  const holds = isSorted
    ? sql`words @@ ${sql.lit(query)}::tsquery`
    : sql`(words @@ ${sql.lit(query)}::tsquery) is true`
  return sql`select ${columns(request)} from ${table(request)} d where ${holds} and ${isOpen(request)}
    order by at desc, id desc limit ${sql.lit(request.first)}`
}

function newestMatches(request: FindRequest, query: string, rows: number): Sql {
  return sql`select * from (
      select ${columns(request)} from ${table(request)} d where ${isOpen(request)}
        order by at desc, id desc limit ${sql.lit(rows)}) d
    where words @@ ${sql.lit(query)}::tsquery limit ${sql.lit(MAX_MATCHES + 1)}`
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
  return kind === 'order' ? sql`expires_at > ${sql.lit(now.toISOString())}` : sql`true`
}

async function runFind(search: Search, candidates: Sql, timeoutMs?: number): Promise<Hits> {
  const { request } = search
  const [scored, order] =
    request.sort === 'newest'
      ? [sql`select id, at, 0::float8 as score from (${candidates}) d`, sql`at desc, id desc`]
      : [scoredMatches(request, candidates), sql`round(score::numeric, 4) desc, at desc, id desc`]
  const rows = await run<{ id: string; at: Date; score: number; total: number }>(
    search,
    // Only the scores are materialized, because the vectors of a thousand documents would exceed `work_mem`.
    sql`with scored as materialized (${scored})
      select id, at, score, (select count(*)::int from scored) as total from scored
        order by ${order} limit ${sql.lit(request.first)}`,
    timeoutMs,
  )
  const { kind } = request
  return {
    matches: rows.map(({ id, at, score }) => ({ kind, id, at, score })),
    total: rows[0]?.total ?? 0,
  }
}

async function countFacet(search: Search, name: FacetName): Promise<Facets> {
  const { request } = search
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
      search,
      sql`with hits as materialized (select * from (${candidates}) d limit ${sql.lit(MAX_MATCHES)})
        select value, count(*)::int as n from (select ${value}) v group by value`,
    )
    return new Map(rows.map(({ value, n }) => [value, n]))
  } catch (error) {
    if (!isTimeout(error)) throw error
    return new Map()
  }
}

/**
 * Runs a statement with the index for which it was written. Sequential scans are off, because the planner cannot
 * estimate how many documents contain a lexeme.
 */
async function run<Row>(
  { db, pool, signal, timeoutMs: limit = TIMEOUT_MS }: Search,
  statement: Sql,
  timeoutMs = limit,
): Promise<Row[]> {
  const { sql: text, parameters } = statement.compile(db)
  const settings = {
    statement_timeout: timeoutMs,
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
