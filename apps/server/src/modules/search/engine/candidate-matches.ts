import { type RawBuilder, sql } from 'kysely'
import { textLiteral } from '../../../platform/db/text-literal.ts'
import { TITLE_PREFIX } from '../documents/document-lexemes.ts'
import { alternativeCount, tsquery } from './match-statement.ts'
import { RECENT_SHARE } from './recent-documents.ts'
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
 * If the newest documents have an index of their own and more than `MAX_MATCHES` may match, only this many are weighed,
 * and the others follow by date.
 */
export const WEIGHED = 200
/** Reading a document and testing its words takes as long as the index needs for this many matches. */
const READ_COST = 3

/** Estimates the number of documents that match. */
export function estimatedMatches(request: FindRequest): number {
  return shareOf(request) * request.documents
}

/** Estimates, rather too low, the number of documents that match if they may lack words. */
export function estimatedWidened(request: FindRequest, missing: number): number {
  const shares = groupShares(request).toSorted((a, b) => b - a)
  const needed = shares.slice(0, Math.max(1, shares.length - missing))
  return needed.reduce((product, share) => product * share, request.filterShare) * request.documents
}

function shareOf(request: FindRequest): number {
  return groupShares(request).reduce((product, share) => product * share, request.filterShare)
}

function groupShares(request: FindRequest): number[] {
  const { kind, documents } = request
  return requiredGroups(request).map(({ alternatives }) => {
    const count = alternatives.reduce((sum, each) => sum + alternativeCount(each, kind), 0)
    return Math.min(1, count / Math.max(1, documents))
  })
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
 * Selects matches of a query for which more documents may match than can be weighed. Documents with the words in their
 * titles come first, and among these the newest. A greater limit adds documents at the end.
 */
export function orderedMatches(request: FindRequest, query: string, limit: number): Sql {
  const sure = sureMatches(request)
  const indexed = request.documents * RECENT_SHARE
  // The words of many documents are read from the newest document on.
  if ((sure / request.documents) ** 2 * indexed >= READ_COST * WEIGHED) return newestOf(request, query, limit)
  return inTurn(request, query, limit, sure > 0 ? ['titled', 'old titled', 'rest', 'old rest'] : PARTS)
}

/** Selects matches of several words among the newest documents. They are the first of `orderedMatches`. */
export function recentMatches(request: FindRequest, query: string): Sql {
  return inTurn(request, query, WEIGHED, ['titled', 'rest'])
}

/** Selects matches that may lack words, the newest documents first. */
export function widenedMatches(request: FindRequest, query: string, limit: number): Sql {
  return inTurn(request, query, limit, ['any', 'old any'])
}

/** Selects matches that may lack words among the newest documents. They are the first of `widenedMatches`. */
export function recentWidened(request: FindRequest, query: string): Sql {
  return inTurn(request, query, WEIGHED, ['any'])
}

/** For several words, finding all that have them in their titles takes as long as finding all. */
const PARTS = ['titled', 'rest', 'old titled', 'old rest'] as const
type Part = (typeof PARTS)[number] | 'any' | 'old any'

/** Selects parts of the matches one after the other. Without an index of the newest documents, all documents are new. */
function inTurn(request: FindRequest, query: string, limit: number, parts: readonly Part[]): Sql {
  const { recentFrom } = request
  const titled = tsquery(requiredGroups(request), request.filter, TITLE_PREFIX)
  const isTitled = sql`words @@ ${textLiteral(titled)}::tsquery`
  const any = sql`words @@ ${textLiteral(query)}::tsquery`
  const from = recentFrom === undefined ? undefined : sql`${textLiteral(recentFrom)}::timestamptz`
  const isNew = from ? sql`at >= ${from}` : sql`true`
  const isOld = from ? sql`at < ${from}` : sql`false`
  const conditions: Record<Part, Sql> = {
    any: sql`${any} and ${isNew}`,
    'old any': sql`${any} and ${isOld}`,
    titled: sql`${isTitled} and ${isNew}`,
    rest: sql`${any} and ${isNew} and not ${isTitled}`,
    'old titled': sql`${isTitled} and ${isOld}`,
    'old rest': sql`${any} and ${isOld} and not ${isTitled}`,
  }
  const selects = parts
    .filter((part) => from || !part.startsWith('old'))
    .map(
      (part) => sql`(select ${columns(request)} from ${table(request)} d
      where ${conditions[part]} and ${isOpen(request)} limit ${sql.lit(limit)})`,
    )
  return sql`select * from (${sql.join(selects, sql` union all `)}) d limit ${sql.lit(limit)}`
}

/**
 * Selects matches with the GIN index. If more documents may match than can be shown, documents with the words in their
 * titles come first.
 */
export function indexedMatches(request: FindRequest, query: string): Sql {
  if (estimatedMatches(request) <= MAX_MATCHES) return anyMatches(request, query)
  return inTurn(request, query, MAX_MATCHES + 1, PARTS)
}

/** Selects matches in the order in which the index returns them. */
export function anyMatches(request: FindRequest, query: string): Sql {
  return sql`select ${columns(request)} from ${table(request)} d
    where words @@ ${textLiteral(query)}::tsquery and ${isOpen(request)} limit ${sql.lit(request.maxScored ?? MAX_MATCHES + 1)}`
}

/**
 * Selects the newest matches. If few documents match, reads and sorts all matches. Otherwise reads documents from the
 * newest on until enough of them match.
 */
export function newestOf(request: FindRequest, query: string, limit: number): Sql {
  const share = shareOf(request)
  const isSorted = share * request.documents <= limit / share
  const test = sql`words @@ ${textLiteral(query)}::tsquery`
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
    where words @@ ${textLiteral(query)}::tsquery limit ${sql.lit(MAX_MATCHES + 1)}`
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
