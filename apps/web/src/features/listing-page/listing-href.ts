import { type ListingFilter, type ListingKind, listingPath } from '../../lib/urls/listing-path.ts'
import { stringifyPlainSearch } from '../../lib/urls/plain-search.ts'
import type { FilterChange } from '../listing/build-facets.ts'
import type { QueryValues } from '../listing/listing-query.ts'

/** Address of a list. `filter` contains the filters of the path, and `query` contains the filters of the query. */
export type ListingPlace = {
  readonly kind: ListingKind
  readonly filter: ListingFilter
  readonly query: QueryValues
}

/** Returns the path and the query of a page of the list, without the language prefix. */
export function listingHref({ kind, filter, query }: ListingPlace, page = 1): string {
  return listingPath(kind, filter, page) + stringifyPlainSearch(query)
}

/** Sets filters of the path. A filter whose new value is undefined is removed. */
export function withFilter(place: ListingPlace, change: FilterChange): ListingPlace {
  const filter = Object.entries({ ...place.filter, ...change }).filter(([, value]) => value !== undefined)
  return { ...place, filter: Object.fromEntries(filter) }
}

export function withoutQuery(place: ListingPlace, ...keys: readonly string[]): ListingPlace {
  const query = Object.entries(place.query).filter(([key]) => !keys.includes(key))
  return { ...place, query: Object.fromEntries(query) }
}
