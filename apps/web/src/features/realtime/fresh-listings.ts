import type { FeedListing, RealtimeEvent } from '@verstat/contract'
import { type ListingFilter, parseListingPath } from '../../lib/urls/listing-path.ts'

/** Describes the list on the current page, to match new listings against the list. */
export type Feed = {
  readonly kind: 'orders' | 'producers'
  readonly filter: ListingFilter
  readonly firstPage: string
}

/**
 * Returns the list at a path, or undefined when the path shows no list. Also returns undefined when the query filters
 * or sorts the list, because events lack the values for these filters and sort orders.
 */
export function feedOf(path: string, search: Readonly<Record<string, unknown>>): Feed | undefined {
  if (path === '/') return { kind: 'orders', filter: {}, firstPage: '/orders/page/1' }
  const [, kind = '', ...rest] = path.split('/')
  if (kind !== 'orders' && kind !== 'producers') return undefined
  if (Object.keys(search).length > 0) return undefined
  const filter = parseListingPath(kind, rest.join('/'))
  if (!filter || !('page' in filter)) return undefined
  return { kind, filter, firstPage: path.replace(/\/page\/\d+$/, '/page/1') }
}

/** Slug of orders for the whole country. A list of one region includes these orders. */
const WHOLE_COUNTRY = 'ukraine'

export function countFresh({ kind, filter }: Feed, { d }: RealtimeEvent): number {
  const { n = 0, listings = [] } = d
  const isWhole = !filter.type && !filter.regionSlug && !filter.categorySlug
  return isWhole ? n : listings.filter((listing) => belongs(kind, filter, listing)).length
}

function belongs(kind: Feed['kind'], filter: ListingFilter, listing: FeedListing): boolean {
  const { type, regionSlug, categorySlug } = filter
  const isOfRegion =
    !regionSlug || listing.region === regionSlug || (kind === 'orders' && listing.region === WHOLE_COUNTRY)
  return (
    isOfRegion &&
    (!type || listing.type === type) &&
    (!categorySlug || listing.categories.includes(categorySlug))
  )
}
