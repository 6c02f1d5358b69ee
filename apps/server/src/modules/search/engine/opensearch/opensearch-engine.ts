import type { Kysely } from 'kysely'
import type { SearchTables } from '../../search.tables.ts'
import { ENOUGH, MAX_MATCHES, maxMissing, requiredGroups } from '../scoring-rules.ts'
import type { FacetName, Facets, FindRequest, Found, Match, SearchEngine } from '../search-engine.ts'
import { type OutsideClient, OutsideError } from './outside-client.ts'
import { facetBody, findBody } from './search-body.ts'

export type OpensearchEngineOptions = {
  readonly db: Kysely<SearchTables>
  readonly client: OutsideClient
  /** The alias of the index. */
  readonly alias: string
  /** Multiplies the time limits. */
  readonly patience?: number | undefined
}

/** What finds. Documents are stored in PostgreSQL, and the outbox ships them. */
export type Finder = Pick<SearchEngine, 'find' | 'countFacets'>

type Hits = { readonly matches: readonly Match[]; readonly total: number; readonly isStopped: boolean }

type Answer = {
  readonly timed_out: boolean
  readonly _shards: { readonly failed: number }
  readonly hits: {
    readonly total?: { readonly value: number }
    readonly hits: readonly { readonly _id: string; readonly sort: readonly (number | string)[] }[]
  }
  readonly aggregations?: {
    readonly values: {
      readonly buckets: readonly { readonly key: string | number; readonly doc_count: number }[]
    }
  }
}

/** The cluster stops a search after this time and answers with the matches that it has found. */
const SEARCH_MS = 1_000
/** As for PostgreSQL: matches that lack words are less valuable. */
const WIDEN_MS = 500
/** A node that has not answered by then is taken for dead, and another one is asked. */
const NODE_MS = 1_500
/** The limit for all nodes together. */
const ANSWER_MS = 3_000

/** Searches an index outside. Throws `OutsideError` when the cluster is away or its index is missing. */
export function createOpensearchEngine(options: OpensearchEngineOptions): Finder {
  return {
    find: (request, { signal }) => find(options, request, signal),
    async countFacets(request, names, { signal }) {
      const count = async (name: FacetName) =>
        [name, await countFacet(options, request, name, signal)] as const
      return new Map(await Promise.all(names.map(count)))
    },
  }
}

async function find(
  options: OpensearchEngineOptions,
  request: FindRequest,
  signal: AbortSignal | undefined,
): Promise<Found> {
  if (requiredGroups(request).length === 0)
    return { matches: [], total: 0, isExact: true, missing: 0, isStopped: false }
  let found = await runFind(options, request, 0, signal)
  let missing = 0
  const mostMissing = maxMissing(request)
  for (let allowed = 1; found.total < ENOUGH && allowed <= mostMissing && !found.isStopped; allowed += 1) {
    const wider = await runFind(options, request, allowed, signal)
    if (wider.total > found.total) missing = allowed
    found = wider
  }
  return {
    matches: found.matches,
    total: Math.min(found.total, MAX_MATCHES),
    isExact: !found.isStopped && found.total <= MAX_MATCHES,
    missing,
    isStopped: found.isStopped,
  }
}

async function runFind(
  options: OpensearchEngineOptions,
  request: FindRequest,
  missing: number,
  signal: AbortSignal | undefined,
): Promise<Hits> {
  const timeoutMs = (missing === 0 ? SEARCH_MS : WIDEN_MS) * (options.patience ?? 1)
  const body = findBody(request, missing, timeoutMs)
  const { timed_out, hits } = await search(options, body, signal)
  const isRanked = request.sort === 'relevance'
  const matches = hits.hits.map(({ sort }): Match => {
    const [score, at, id] = isRanked ? sort : [0, ...sort]
    return { kind: request.kind, id: String(id), at: new Date(Number(at)), score: Number(score) }
  })
  const stored = await storedOf(options.db, request.kind, matches)
  const gone = matches.length - stored.length
  return { matches: stored, total: (hits.total?.value ?? 0) - gone, isStopped: timed_out }
}

/**
 * Returns the matches that PostgreSQL still has. An unpublished listing leaves PostgreSQL in its transaction, and the
 * index outside a moment later.
 */
async function storedOf(
  db: Kysely<SearchTables>,
  kind: Match['kind'],
  matches: readonly Match[],
): Promise<readonly Match[]> {
  if (matches.length === 0) return matches
  const ids = matches.map(({ id }) => id)
  const rows = await db.selectFrom(`${kind}_documents`).select('id').where('id', 'in', ids).execute()
  const stored = new Set(rows.map(({ id }) => id))
  return matches.filter(({ id }) => stored.has(id))
}

async function countFacet(
  options: OpensearchEngineOptions,
  request: FindRequest,
  name: FacetName,
  signal: AbortSignal | undefined,
): Promise<Facets> {
  if (requiredGroups(request).length === 0 || (name === 'type' && request.kind === 'producer'))
    return new Map()
  const body = facetBody(request, name, SEARCH_MS * (options.patience ?? 1))
  const { aggregations, timed_out } = await search(options, body, signal)
  // As in PostgreSQL, counts that are not complete are not shown.
  if (timed_out) return new Map()
  return new Map(aggregations?.values.buckets.map(({ key, doc_count }) => [String(key), doc_count]) ?? [])
}

async function search(
  { client, alias, patience = 1 }: OpensearchEngineOptions,
  body: object,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const tooLate = AbortSignal.timeout(ANSWER_MS * patience)
  const answer = await client
    .send<Answer>({
      method: 'POST',
      path: `/${alias}/_search`,
      body,
      timeoutMs: NODE_MS * patience,
      signal: signal ? AbortSignal.any([signal, tooLate]) : tooLate,
    })
    .catch((error: unknown) => {
      signal?.throwIfAborted()
      if (tooLate.aborted) throw new OutsideError(0, `no answer within ${ANSWER_MS} ms`)
      throw error
    })
  // A part of the index is away. What the rest has found would look complete.
  if (answer.body._shards.failed > 0) throw new OutsideError(503, 'a part of the index did not answer')
  return answer.body
}
