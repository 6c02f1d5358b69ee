import { type ListingFilter, type ListingKind, listingPath } from '../../lib/urls/listing-path.ts'
import { stringifyPlainSearch } from '../../lib/urls/plain-search.ts'
import type { FilterChange } from '../listing/build-facets.ts'
import type { QueryValues } from '../listing/listing-query.ts'

/** Filters of a list: those of the path and those of the query. */
export type ListingPlace = {
  readonly kind: ListingKind
  readonly filter: ListingFilter
  readonly query: QueryValues
}

/** Path and query of a page of the list, without language. */
export function listingHref({ kind, filter, query }: ListingPlace, page = 1): string {
  return listingPath(kind, filter, page) + stringifyPlainSearch(query)
}

/** The place with filters of the path set, or removed when undefined. */
export function withFilter(place: ListingPlace, change: FilterChange): ListingPlace {
  const filter = Object.entries({ ...place.filter, ...change }).filter(([, value]) => value !== undefined)
  return { ...place, filter: Object.fromEntries(filter) }
}

/** The place without some filters of the query. */
export function withoutQuery(place: ListingPlace, ...keys: readonly string[]): ListingPlace {
  const query = Object.entries(place.query).filter(([key]) => !keys.includes(key))
  return { ...place, query: Object.fromEntries(query) }
}
