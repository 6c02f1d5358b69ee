import type { OrderType } from '@verstat/contract'
import type { CategoryEntry, RegionEntry } from '../../directory/index.ts'
import type { FindRequest, Match } from '../engine/search-engine.ts'

export type ListingFilter = {
  readonly type?: OrderType | undefined
  readonly region?: RegionEntry | undefined
  readonly category?: CategoryEntry | undefined
}

/** Builds a request to the engine for one kind of listing. By default, `filter` is the filter of the search. */
export type RequestMaker = (kind: Match['kind'], filter?: ListingFilter) => Promise<FindRequest>
