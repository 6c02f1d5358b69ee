import type { RouteOutput, suggest } from '@verstat/contract'
import type { Kysely } from 'kysely'
import { createFlights, type Flights } from '../../platform/process/flights.ts'
import type { DirectoryContext } from '../directory/index.ts'
import type { SearchEngine } from './engine/search-engine.ts'
import { countMiss } from './misses/count-misses.ts'
import { type SharedSearches, shareSearches } from './results/shared-searches.ts'
import type { SearchTables } from './search.tables.ts'
import type { SynonymIndex } from './synonyms/synonym-index.ts'
import { type RememberedVocabulary, rememberVocabulary } from './vocabulary/remembered-vocabulary.ts'

export type SearchServices = {
  readonly engine: SearchEngine
  readonly synonyms: () => SynonymIndex
  /** Counts a search without matches, in the primary database: the search itself may have run on a replica. */
  readonly countMiss: (query: string, now: Date) => Promise<void>
  readonly shared: SharedSearches
  readonly vocabulary: RememberedVocabulary
  readonly suggestions: Flights<RouteOutput<typeof suggest>>
}

/**
 * Suggestions do not share the queue of searches, because suggestions take only milliseconds and must not wait for
 * searches.
 */
const SUGGESTION_PLACES = { atOnce: 3, atOncePerGroup: 2, waitingPerGroup: 16 }

/** `db` is the primary database. */
export function searchServices({
  db,
  ...services
}: Pick<SearchServices, 'engine' | 'synonyms'> & { readonly db: Kysely<SearchTables> }): SearchServices {
  return {
    ...services,
    countMiss: (query, now) => countMiss(db, query, now),
    shared: shareSearches(),
    vocabulary: rememberVocabulary(),
    // Suggestions are never invalidated, because the vocabulary changes slowly.
    suggestions: createFlights({ moment: () => 0, ...SUGGESTION_PLACES }),
  }
}

export type SearchContext = DirectoryContext & {
  readonly search: SearchServices
  /** The caller's IP address. The queue of searches shares its places fairly between IP networks. */
  readonly ip: string
}
