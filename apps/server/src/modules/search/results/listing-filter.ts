import type { OrderType } from '@verstat/contract'
import type { CategoryEntry, RegionEntry } from '../../directory/index.ts'
import type { FindRequest, Match } from '../engine/search-engine.ts'

export type ListingFilter = {
  readonly type?: OrderType | undefined
  readonly region?: RegionEntry | undefined
  readonly category?: CategoryEntry | undefined
}

/** Builds an engine request for one kind of listing, with the given filter or that of the search. */
export type RequestMaker = (kind: Match['kind'], filter?: ListingFilter) => Promise<FindRequest>
