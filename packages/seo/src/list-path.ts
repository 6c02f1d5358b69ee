import type { OrderType } from '@verstat/contract'

/** Filters that are in the path of a list. All other filters are in the query. */
export type ListingFilter = {
  readonly type?: OrderType
  readonly regionSlug?: string
  readonly categorySlug?: string
}

export type ListingKind = 'orders' | 'producers'

/** Returns the path of one page of a list, without the language prefix. */
export function listingPath(kind: ListingKind, filter: ListingFilter, page = 1): string {
  const parts = [
    kind,
    ...(filter.type ? ['type', filter.type] : []),
    ...(filter.regionSlug ? ['region', filter.regionSlug] : []),
    ...(filter.categorySlug ? ['category', filter.categorySlug] : []),
    'page',
    page,
  ]
  return `/${parts.join('/')}`
}
