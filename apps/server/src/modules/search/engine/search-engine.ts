import type { OrderType } from '@verstat/contract'
import type { Transaction } from 'kysely'
import type { Surface } from '../documents/document-lexemes.ts'
import type { SearchDocument } from '../documents/search-document.ts'
import type { SearchTables } from '../search.tables.ts'

/**
 * What finds documents. All that comes before (normalizing, stems, mending of typos, synonyms) and after (rows,
 * highlights) is ours, whatever the engine: it is asked for groups of lexemes and answers ids.
 *
 * `store` and `remove` are called by the task that follows the queue, at least once for each change and in its
 * transaction, so that an engine elsewhere may fail and be asked again.
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
  /** The matches of one kind, in order. Rejects with the reason of the signal when that aborts. */
  readonly find: (request: FindRequest, signal: AbortSignal | undefined) => Promise<Found>
  /** Over as many matches as `find` orders. */
  readonly countFacet: (
    request: FindRequest,
    name: FacetName,
    signal: AbortSignal | undefined,
  ) => Promise<Facets>
}

/** What documents said that were not stored before: the vocabulary counts by it. */
export type StoredWords = {
  /** Lexemes of new documents, by how many of each kind hold them. */
  readonly terms: ReadonlyMap<string, { readonly orders: number; readonly producers: number }>
  /** Words as written, of new and changed documents. */
  readonly surfaces: ReadonlyMap<string, Surface & { readonly n: number }>
}

/** One word of the query: a document holds it that holds any of its alternatives. */
export type WordGroup = {
  readonly alternatives: readonly Alternative[]
  /** What the word is worth: rare ones more. */
  readonly worth: number
  /** It only orders what is found. */
  readonly isLoose: boolean
}

/** Lexemes that must all be there. */
export type Alternative = {
  readonly lexemes: readonly string[]
  /** 1 for the word itself, less for what only resembles it. */
  readonly weight: number
  /** Other words than the typed one, that mean the same. */
  readonly isSynonym: boolean
  /** How many documents of each kind hold it, about. */
  readonly orders: number
  readonly producers: number
}

export type FindFilter = {
  readonly type?: OrderType | undefined
  /** Any of these; by key. */
  readonly regionKeys?: readonly number[] | undefined
  readonly categoryKey?: number | undefined
}

export type FindRequest = {
  readonly kind: SearchDocument['kind']
  readonly groups: readonly WordGroup[]
  readonly filter: FindFilter
  /** About which share of the documents of the kind passes the filter. */
  readonly filterShare: number
  /** How many documents of the kind there are, about. */
  readonly documents: number
  readonly sort: 'relevance' | 'newest'
  /** So many of the best are answered. */
  readonly first: number
  /** So many matches are weighed, where any will do; as many as the engine can, unless said. */
  readonly most?: number
  /** Only what has all the words, however little that is. */
  readonly isStrict?: boolean
  /** So many of the words may be missing in what a facet counts; see `Found`. */
  readonly missing?: number
  readonly now: Date
}

export type Match = {
  readonly kind: SearchDocument['kind']
  readonly id: string
  readonly at: Date
  /** 0 to about 1; comparable between the kinds of one query. 0 where they are sorted by date. */
  readonly score: number
}

export type Found = {
  readonly matches: readonly Match[]
  /** All matches, as far as they were counted. */
  readonly total: number
  readonly isExact: boolean
  /** So many of the words may be missing in some of them, because too few hold all. */
  readonly missing: number
  /** It took too long; these are some of the matches. */
  readonly isStopped: boolean
}

/** How many matches each value of a filter would leave, by key; the filter itself is to be left out of the request. */
export type FacetName = 'type' | 'region' | 'category'
export type Facets = ReadonlyMap<string, number>
