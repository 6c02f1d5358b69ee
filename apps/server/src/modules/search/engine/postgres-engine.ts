import { type Kysely, type RawBuilder, sql } from 'kysely'
import { systemErrorCode } from '../../../platform/config/start-error.ts'
import { queryCancellable } from '../../../platform/db/cancellable-query.ts'
import type { SearchTables } from '../search.tables.ts'
import {
  anyMatches,
  estimatedMatches,
  estimatedWidened,
  facetCandidates,
  indexedMatches,
  isCommon,
  newestMatches,
  newestOf,
  orderedMatches,
  recentMatches,
  recentWidened,
  sureMatches,
  table,
  WEIGHED,
  widenedMatches,
} from './candidate-matches.ts'
import { scoredMatches, tsquery, widenedTsquery } from './match-statement.ts'
import { ENOUGH, MAX_MATCHES, maxMissing, requiredGroups } from './scoring-rules.ts'
import type {
  FacetCounts,
  FacetName,
  FindFrom,
  FindRequest,
  Found,
  Match,
  SearchEngine,
} from './search-engine.ts'
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
 * The counts of words may be behind by some changes. If a word is in this many documents by its count, more than
 * `MAX_MATCHES` certainly contain it.
 */
const SURELY_MANY = 2 * MAX_MATCHES
/**
 * If this many documents should match by the counts of several words, and `WEIGHED` of the newest documents do match,
 * more than `MAX_MATCHES` match.
 */
const CLEARLY_MANY = 3 * MAX_MATCHES
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
    countFacets: (request, names, { pool, signal }) =>
      countFacets({ ...options, request, pool, signal }, names),
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
      const wider = await findWidened(search, query, allowedMissing, widenMs)
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
    return await runFind(search, newestMatches(request, query, FALLBACK_ROWS), {
      timeoutMs: FALLBACK_MS,
    })
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
  const isSure = sureMatches(request) >= SURELY_MANY
  if (request.sort === 'newest') {
    const counted = isSure ? null : await runFind(search, anyMatches(request, query))
    if (counted && counted.total <= MAX_MATCHES) return counted
    const { matches } = await runFind(search, newestOf(request, query, request.first))
    const isAll = matches.length < request.first
    return { matches, total: counted?.total ?? (isAll ? matches.length : MAX_MATCHES + 1) }
  }
  const estimated = estimatedMatches(request)
  if (!request.recentFrom || estimated <= MAX_MATCHES) return findInIndex(search, query)
  const isFirst = request.first <= WEIGHED
  if (isFirst && isSure) {
    const hits = await runFind(search, orderedMatches(request, query, WEIGHED))
    return hits.total < WEIGHED ? hits : { ...hits, total: MAX_MATCHES + 1 }
  }
  if (isFirst && estimated >= CLEARLY_MANY && sureMatches(request) === 0) {
    const hits = await runFind(search, recentMatches(request, query))
    if (hits.total === WEIGHED) return { ...hits, total: MAX_MATCHES + 1 }
  }
  return runFind(search, orderedMatches(request, query, MAX_MATCHES + 1), { isPartlyWeighed: true })
}

/** Finds documents without the index of the newest ones, and weighs all of them. */
async function findInIndex(search: Search, query: string): Promise<Hits> {
  const { request } = search
  if (isCommon(request)) {
    const hits = await runFind(search, newestMatches(request, query))
    if (hits.total > MAX_MATCHES) return hits
  }
  return runFind(search, indexedMatches(request, query))
}

/** Finds documents that contain most of the required words. */
async function findWidened(search: Search, query: string, missing: number, timeoutMs: number): Promise<Hits> {
  const { request } = search
  if (!request.recentFrom || request.sort === 'newest' || estimatedWidened(request, missing) < CLEARLY_MANY)
    return runFind(search, anyMatches(request, query), { timeoutMs })
  if (request.first <= WEIGHED) {
    const hits = await runFind(search, recentWidened(request, query), { timeoutMs })
    if (hits.total === WEIGHED) return { ...hits, total: MAX_MATCHES + 1 }
  }
  const candidates = widenedMatches(request, query, MAX_MATCHES + 1)
  return runFind(search, candidates, { timeoutMs, isPartlyWeighed: true })
}

type RunOptions = { readonly timeoutMs?: number; readonly isPartlyWeighed?: boolean }

async function runFind(
  search: Search,
  candidates: Sql,
  { timeoutMs, isPartlyWeighed = false }: RunOptions = {},
): Promise<Hits> {
  const { request } = search
  const [scored, order] =
    request.sort === 'newest'
      ? [
          sql`scored as materialized (select id, at, 0::float8 as score from (${candidates}) d)`,
          sql`at desc, id desc`,
        ]
      : [
          isPartlyWeighed ? partlyScored(request, candidates) : wholeScored(request, candidates),
          sql`round(score::numeric, 4) desc, at desc, id desc`,
        ]
  const rows = await run<{ id: string; at: Date; score: number; total: number }>(
    search,
    sql`with ${scored} select id, at, score, (select count(*)::int from scored) as total from scored
        order by ${order} limit ${sql.lit(request.first)}`,
    timeoutMs,
  )
  const { kind } = request
  return {
    matches: rows.map(({ id, at, score }) => ({ kind, id, at, score })),
    total: rows[0]?.total ?? 0,
  }
}

/** Only the scores are materialized, because the vectors of a thousand documents would exceed `work_mem`. */
function wholeScored(request: FindRequest, candidates: Sql): Sql {
  return sql`scored as materialized (${scoredMatches(request, candidates)})`
}

/** The candidates after the first ones have the score 0. */
function partlyScored(request: FindRequest, candidates: Sql): Sql {
  const weighed = sql`select id, d.at, d.words from candidates c join ${table(request)} d using (id)
    where c.n <= ${sql.lit(WEIGHED)}`
  return sql`candidates as materialized (select id, at, row_number() over () as n from (${candidates}) d),
    scored as materialized (${scoredMatches(request, weighed)}
      union all select id, at, 0 from candidates where n > ${sql.lit(WEIGHED)})`
}

const FACET_VALUES = {
  type: sql`select 'type' as name, type::text as value from hits`,
  region: sql`select 'region' as name, region_id::text as value from hits`,
  category: sql`select 'category' as name, unnest(category_ids)::text as value from hits`,
} as const satisfies Record<FacetName, Sql>

async function countFacets(search: Search, names: readonly FacetName[]): Promise<FacetCounts> {
  const { request } = search
  const required = requiredGroups(request)
  const counted = names.filter((name) => name !== 'type' || request.kind === 'order')
  if (required.length === 0 || counted.length === 0) return new Map()
  const candidates = request.missing
    ? anyMatches(request, widenedTsquery(required, request.filter, request.missing))
    : facetCandidates(request, tsquery(required, request.filter))
  const type = request.kind === 'order' ? sql`, type` : sql``
  const values = sql.join(
    counted.map((name) => FACET_VALUES[name]),
    sql` union all `,
  )
  try {
    const rows = await run<{ name: FacetName; value: string; n: number }>(
      search,
      sql`with hits as materialized (
          select region_id, category_ids${type} from (${candidates}) d limit ${sql.lit(MAX_MATCHES)})
        select name, value, count(*)::int as n from (${values}) v group by name, value`,
    )
    const byName = Map.groupBy(rows, ({ name }) => name)
    return new Map([...byName].map(([name, some]) => [name, new Map(some.map(({ value, n }) => [value, n]))]))
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
