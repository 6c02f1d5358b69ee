import type { OrderType } from '@verstat/contract'
import type { Transaction } from 'kysely'
import type { Surface } from '../documents/document-lexemes.ts'
import type { SearchDocument } from '../documents/search-document.ts'
import type { SearchTables } from '../search.tables.ts'

/**
 * Port of the search engine. Normalization, stemming, typo correction and synonyms before it, and rows and
 * highlights after it, do not depend on the engine: it receives groups of lexemes and returns ids. The indexing task
 * calls `store` and `remove` at least once per change and in its transaction, so an external engine may fail and is
 * called again.
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
  /** Finds matches of one kind, sorted. Rejects with the signal's reason when it aborts. */
  readonly find: (request: FindRequest, signal: AbortSignal | undefined) => Promise<Found>
  /** Counts the matches by filter value, over as many matches as `find` sorts. */
  readonly countFacet: (
    request: FindRequest,
    name: FacetName,
    signal: AbortSignal | undefined,
  ) => Promise<Facets>
}

/** Newly stored words, from which the vocabulary is updated. */
export type StoredWords = {
  /** Lexemes of new documents with the number of documents per kind. */
  readonly terms: ReadonlyMap<string, { readonly orders: number; readonly producers: number }>
  /** Original spellings in new and changed documents. */
  readonly surfaces: ReadonlyMap<string, Surface & { readonly n: number }>
}

/** One word of the query. A document matches if it contains any of the alternatives. */
export type WordGroup = {
  readonly alternatives: readonly Alternative[]
  /** Weight of the word in the score; higher for rare words. */
  readonly worth: number
  /** Optional: affects the order but is not required. */
  readonly isOptional: boolean
}

/** Lexemes that must all occur. */
export type Alternative = {
  readonly lexemes: readonly string[]
  /** 1 for the word itself, less for similar ones. */
  readonly weight: number
  /** A synonym of the typed word. */
  readonly isSynonym: boolean
  /** Estimated numbers of documents that contain it. */
  readonly orders: number
  readonly producers: number
}

export type FindFilter = {
  readonly type?: OrderType | undefined
  /** Keys, any of which may match. */
  readonly regionKeys?: readonly number[] | undefined
  readonly categoryKey?: number | undefined
}

export type FindRequest = {
  readonly kind: SearchDocument['kind']
  readonly groups: readonly WordGroup[]
  readonly filter: FindFilter
  /** Estimated share of the kind's documents that pass the filter. */
  readonly filterShare: number
  /** Estimated number of documents of the kind. */
  readonly documents: number
  readonly sort: 'relevance' | 'newest'
  readonly first: number
  /** Maximum number of matches to score. Default: the engine's maximum. */
  readonly maxScored?: number
  /** Never widen the search to documents that miss some words. */
  readonly isStrict?: boolean
  /** For facets: how many words may be missing, as in `Found`. */
  readonly missing?: number
  readonly now: Date
}

export type Match = {
  readonly kind: SearchDocument['kind']
  readonly id: string
  readonly at: Date
  /** 0 to about 1, comparable between kinds. 0 when sorted by date. */
  readonly score: number
}

export type Found = {
  readonly matches: readonly Match[]
  /** Number of matches, up to the engine's maximum. */
  readonly total: number
  readonly isExact: boolean
  /** How many words the matches may lack, because too few have all. */
  readonly missing: number
  /** The search timed out; only some of the matches were found. */
  readonly isStopped: boolean
}

/** Number of matches per filter value, by key. The request must not contain the facet's own filter. */
export type FacetName = 'type' | 'region' | 'category'
export type Facets = ReadonlyMap<string, number>
