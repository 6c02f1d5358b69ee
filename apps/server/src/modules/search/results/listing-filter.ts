import type { OrderType } from '@verstat/contract'
import type { CategoryEntry, RegionEntry } from '../../directory/index.ts'
import type { FindRequest, Match } from '../engine/search-engine.ts'

/** What narrows a search. */
export type ListingFilter = {
  readonly type?: OrderType | undefined
  readonly region?: RegionEntry | undefined
  readonly category?: CategoryEntry | undefined
}

/** What the engine is asked for listings of one kind, with the filter of the search or another. */
export type RequestMaker = (kind: Match['kind'], filter?: ListingFilter) => Promise<FindRequest>
