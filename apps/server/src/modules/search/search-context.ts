import type { RouteOutput, suggest } from '@verstat/contract'
import { createFlights, type Flights } from '../../platform/process/flights.ts'
import type { DirectoryContext } from '../directory/index.ts'
import type { SearchEngine } from './engine/search-engine.ts'
import { type SharedSearches, shareSearches } from './results/shared-searches.ts'
import type { SynonymIndex } from './synonyms/synonym-index.ts'

export type SearchServices = {
  readonly engine: SearchEngine
  readonly synonyms: () => SynonymIndex
  readonly shared: SharedSearches
  readonly suggestions: Flights<RouteOutput<typeof suggest>>
}

/**
 * Suggestions do not share the queue of searches, because suggestions take only milliseconds and must not wait for
 * searches.
 */
const SUGGESTION_PLACES = { atOnce: 3, atOncePerGroup: 2, waitingPerGroup: 16 }

export function searchServices(services: Omit<SearchServices, 'shared' | 'suggestions'>): SearchServices {
  return {
    ...services,
    shared: shareSearches(),
    // Suggestions are never invalidated, because the vocabulary changes slowly.
    suggestions: createFlights({ moment: () => 0, ...SUGGESTION_PLACES }),
  }
}

export type SearchContext = DirectoryContext & {
  readonly search: SearchServices
  /** The caller's IP address. The queue of searches shares its places fairly between IP networks. */
  readonly ip: string
}
