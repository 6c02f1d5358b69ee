import type { OrderType } from '@verstat/contract'
import type { Transaction } from 'kysely'
import type { Pool } from 'pg'
import type { Surface } from '../documents/document-lexemes.ts'
import type { SearchDocument } from '../documents/search-document.ts'
import type { SearchTables } from '../search.tables.ts'

/**
 * The interface to the search engine. Typo correction, stemming and synonyms happen before a call, and reading and
 * highlighting listings happen after a call. These steps do not depend on the engine, which receives groups of lexemes
 * and returns ids. The task that indexes listings calls `store` and `remove` inside its transaction. It repeats a
 * call after a failure, so both must give the same result when they are called twice.
 */
export type SearchEngine = {
  readonly store: (
    tx: Transaction<SearchTables>,
    documents: readonly SearchDocument[],
  ) => Promise<StoredWords>
  readonly remove: (
    tx: Transaction<SearchTables>,
    kind: SearchDocument['kind'],
    ids: readonly string[],
  ) => Promise<void>
  /** Finds the matches of one kind, sorted. If the signal aborts, rejects with the reason of the signal. */
  readonly find: (request: FindRequest, from: FindFrom) => Promise<Found>
  /**
   * For each value of each facet, such as each region, counts the matches with this value. Only as many matches as
   * pages can show are counted, so a very large result is counted in part.
   */
  readonly countFacets: (
    request: FindRequest,
    names: readonly FacetName[],
    from: FindFrom,
  ) => Promise<FacetCounts>
}

/** Where to search, which may be a replica, and until when. The context of a call has both. */
export type FindFrom = { readonly pool: Pool; readonly signal?: AbortSignal | undefined }

/** Words that were stored. The vocabulary is updated from them. */
export type StoredWords = {
  /** Lexemes of new documents, with the number of new documents per kind. */
  readonly terms: ReadonlyMap<string, { readonly orders: number; readonly producers: number }>
  /** Original spellings of the words in new and changed documents. */
  readonly surfaces: ReadonlyMap<string, Surface & { readonly n: number }>
}

/** One word of the query. A document matches if it contains any of the alternatives. */
export type WordGroup = {
  readonly alternatives: readonly Alternative[]
  /** Weight of the word in the score. Rare words have a higher weight. */
  readonly worth: number
  /** An optional word affects the order of the matches, but documents without the word match too. */
  readonly isOptional: boolean
  /** The name of a region. A document that matches nothing else of the query is no match. */
  readonly isPlace?: boolean
}

/** An alternative matches if the document contains all of its lexemes. */
export type Alternative = {
  readonly lexemes: readonly string[]
  /** The weight is 1 for the word itself and less for similar words. */
  readonly weight: number
  readonly isSynonym: boolean
  /** Estimated numbers of orders and producers that contain all `lexemes` of this alternative. */
  readonly orders: number
  readonly producers: number
}

export type FindFilter = {
  readonly type?: OrderType | undefined
  /** Keys of regions. A document matches if it has one of them. */
  readonly regionKeys?: readonly number[] | undefined
  readonly categoryKey?: number | undefined
}

export type FindRequest = {
  readonly kind: SearchDocument['kind']
  readonly groups: readonly WordGroup[]
  readonly filter: FindFilter
  /** Estimated share of the documents of this kind that pass the filter. */
  readonly filterShare: number
  /** Estimated number of documents of this kind. */
  readonly documents: number
  /** The timestamp from which PostgreSQL has an index of the newest documents of this kind. */
  readonly recentFrom?: string | undefined
  readonly sort: 'relevance' | 'newest'
  readonly first: number
  /** Maximum number of matches that are scored. Without it, the engine uses its own maximum. */
  readonly maxScored?: number
  /** If true, documents that miss a word never match. */
  readonly isStrict?: boolean
  /**
   * How many words of the query a document may lack. Set only in requests for facets, to the value `missing` that
   * `find` returned.
   */
  readonly missing?: number
  readonly now: Date
}

export type Match = {
  readonly kind: SearchDocument['kind']
  readonly id: string
  readonly at: Date
  /**
   * A number from 0 to about 1. Scores of orders and producers are comparable. The score is 0 when matches are sorted
   * by date.
   */
  readonly score: number
}

export type Found = {
  readonly matches: readonly Match[]
  /** Number of matches, but not more than the engine's maximum. */
  readonly total: number
  readonly isExact: boolean
  /** How many words of the query a match may lack. The number is above 0 if too few documents contain all words. */
  readonly missing: number
  /** Whether the search timed out, so that only some of the matches were found. */
  readonly isStopped: boolean
}

/**
 * A facet is a property by whose values matches are counted. `Facets` maps each value to its number of matches. A
 * request for a facet must not filter by the same property.
 */
export type FacetName = 'type' | 'region' | 'category'
export type Facets = ReadonlyMap<string, number>
/** A facet that could not be counted is missing. */
export type FacetCounts = ReadonlyMap<FacetName, Facets>
