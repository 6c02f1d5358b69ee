import { type RawBuilder, sql } from 'kysely'
import { TITLE_PREFIX } from '../documents/document-lexemes.ts'
import { alternativeCount, tsquery } from './match-statement.ts'
import { MAX_MATCHES, requiredGroups } from './scoring-rules.ts'
import type { FindRequest } from './search-engine.ts'

type Sql = RawBuilder<unknown>

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
/**
 * If more than `MAX_MATCHES` documents may match, only this many are weighed, and the others follow by date. Weighing is
 * most of the work of a search.
 */
export const WEIGHED = 300
/** Reading a document and testing its words takes as long as the index needs for this many matches. */
const READ_COST = 25

/** Estimates the number of documents that match. */
export function estimatedMatches(request: FindRequest): number {
  return shareOf(request) * request.documents
}

function shareOf(request: FindRequest): number {
  const { kind, filterShare, documents } = request
  return requiredGroups(request).reduce((product, group) => {
    const count = group.alternatives.reduce((sum, each) => sum + alternativeCount(each, kind), 0)
    return product * Math.min(1, count / Math.max(1, documents))
  }, filterShare)
}

/** Returns how many documents match for sure. Several words, or a word and a filter, may never occur together. */
export function sureMatches(request: FindRequest): number {
  const [group, ...others] = requiredGroups(request)
  const isFiltered = Object.values(request.filter).some((each) => each !== undefined)
  if (!group || others.length > 0 || isFiltered) return 0
  const words = group.alternatives.filter(({ lexemes }) => lexemes.length === 1)
  return Math.max(0, ...words.map((each) => alternativeCount(each, request.kind)))
}

export function isCommon(request: FindRequest): boolean {
  return shareOf(request) >= COMMON_SHARE && estimatedMatches(request) >= MANY_MATCHES
}

/** Selects the documents for which facets are counted. Rare and common words need different query plans. */
export function facetCandidates(request: FindRequest, query: string): Sql {
  return isCommon(request) ? newestMatches(request, query) : indexedMatches(request, query)
}

/**
 * Selects `limit` of the documents that match for sure, in the way that is faster for the first pages. A greater limit
 * adds documents at the end.
 */
export function sureCandidates(request: FindRequest, query: string, limit: number): Sql {
  const sure = sureMatches(request)
  const isReadFaster = (sure / request.documents) * sure >= READ_COST * WEIGHED
  return isReadFaster ? newestOf(request, query, limit) : indexedMatches(request, query, limit)
}

/**
 * Selects matches with the GIN index. If more documents may match than can be scored, documents with the words in their
 * titles come first.
 */
export function indexedMatches(request: FindRequest, query: string, limit = MAX_MATCHES + 1): Sql {
  if (estimatedMatches(request) <= MAX_MATCHES) return anyMatches(request, query)
  const titled = tsquery(requiredGroups(request), request.filter, TITLE_PREFIX)
  return sql`(${anyMatches(request, titled)})
    union all (select * from (${anyMatches(request, query)}) d where not words @@ ${sql.lit(titled)}::tsquery)
    limit ${sql.lit(limit)}`
}

/** Selects matches in the order in which the index returns them. */
export function anyMatches(request: FindRequest, query: string): Sql {
  return sql`select ${columns(request)} from ${table(request)} d
    where words @@ ${sql.lit(query)}::tsquery and ${isOpen(request)} limit ${sql.lit(request.maxScored ?? MAX_MATCHES + 1)}`
}

/**
 * Selects the newest matches. If few documents match, reads and sorts all matches. Otherwise reads documents from the
 * newest on until enough of them match.
 */
export function newestOf(request: FindRequest, query: string, limit: number): Sql {
  const share = shareOf(request)
  const isSorted = share * request.documents <= limit / share
  const test = sql`words @@ ${sql.lit(query)}::tsquery`
  // With `is true`, PostgreSQL cannot use the GIN index and reads the documents by date.
  const holds = isSorted ? test : sql`(${test}) is true`
  return sql`select ${columns(request)} from ${table(request)} d where ${holds} and ${isOpen(request)}
    order by at desc, id desc limit ${sql.lit(limit)}`
}

/** Selects the matches among the newest documents. */
export function newestMatches(request: FindRequest, query: string, rows = NEWEST_ROWS): Sql {
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

export function table({ kind }: FindRequest): Sql {
  return sql.table(`${kind}_documents`)
}

function isOpen({ kind, now }: FindRequest): Sql {
  return kind === 'order' ? sql`expires_at > ${sql.lit(now.toISOString())}` : sql`true`
}
