import type { OrderType } from '@verstat/contract'
import type { CategoryEntry, RegionEntry } from '../../directory/index.ts'
import type { FindRequest, Match } from '../engine/search-engine.ts'

export type ListingFilter = {
  readonly type?: OrderType | undefined
  readonly region?: RegionEntry | undefined
  readonly category?: CategoryEntry | undefined
}

/**
 * Builds a request to the engine for one kind of listing. The filter is that of the search, unless another one is
 * given.
 */
export type RequestMaker = (kind: Match['kind'], filter?: ListingFilter) => Promise<FindRequest>
