import type { FeedListing, RealtimeEvent } from '@verstat/contract'
import { type ListingFilter, parseListingPath } from '../../lib/urls/listing-path.ts'

/** What a page lists, as far as the feed can tell what is new in it. */
export type Feed = {
  readonly kind: 'orders' | 'producers'
  readonly filter: ListingFilter
  /** Where the newest are. */
  readonly firstPage: string
}

/**
 * What the page at a path lists, newest first; undefined where there is no such list, or where it is narrowed or sorted
 * by more than the feed knows. Producers are listed by rank, so a new one says nothing of page 1.
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

/** Where a filter by region also lists what is for the whole country. */
const WHOLE_COUNTRY = 'ukraine'

/** How many of the listings that were just published belong on the list. */
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
