import { type ListingFilter, type ListingKind, listingPath } from '../../lib/urls/listing-path.ts'
import { stringifyPlainSearch } from '../../lib/urls/plain-search.ts'
import type { FilterChange } from '../listing/build-facets.ts'
import type { QueryValues } from '../listing/listing-query.ts'

/** Where a visitor stands in a list: its path's filters and those beyond. */
export type ListingPlace = {
  readonly kind: ListingKind
  readonly filter: ListingFilter
  readonly query: QueryValues
}

/** The address of a page of a list with all its filters, without the language. */
export function listingHref({ kind, filter, query }: ListingPlace, page = 1): string {
  return listingPath(kind, filter, page) + stringifyPlainSearch(query)
}

/** The same place with one of the path's filters set, or taken off when undefined. */
export function withFilter(place: ListingPlace, change: FilterChange): ListingPlace {
  const filter = Object.entries({ ...place.filter, ...change }).filter(([, value]) => value !== undefined)
  return { ...place, filter: Object.fromEntries(filter) }
}

/** The same place without some of the filters beyond the path. */
export function withoutQuery(place: ListingPlace, ...keys: readonly string[]): ListingPlace {
  const query = Object.entries(place.query).filter(([key]) => !keys.includes(key))
  return { ...place, query: Object.fromEntries(query) }
}
