import type { RouteOutput, suggest } from '@verstat/contract'
import { createFlights, type Flights } from '../../platform/process/flights.ts'
import type { DirectoryContext } from '../directory/index.ts'
import type { SearchEngine } from './engine/search-engine.ts'
import { type SharedSearches, shareSearches } from './results/shared-searches.ts'
import type { SynonymIndex } from './synonyms/synonym-index.ts'

/** What the calls of this module need beside what lists need. */
export type SearchServices = {
  readonly engine: SearchEngine
  readonly synonyms: () => SynonymIndex
  readonly shared: SharedSearches
  readonly suggestions: Flights<RouteOutput<typeof suggest>>
}

/** Suggestions take a few milliseconds and must not wait behind searches; both leave connections to other calls. */
const SUGGESTION_PLACES = { atOnce: 3, atOncePerGroup: 2, waitingPerGroup: 16 }

export function searchServices(given: Omit<SearchServices, 'shared' | 'suggestions'>): SearchServices {
  return {
    ...given,
    shared: shareSearches(),
    // Words of listings change slowly: nobody minds what changed a moment ago.
    suggestions: createFlights({ moment: () => 0, ...SUGGESTION_PLACES }),
  }
}

export type SearchContext = DirectoryContext & {
  readonly search: SearchServices
  /** Address of the caller; searches are shared out between networks. */
  readonly ip: string
}
