import type { OrderType } from '@verstat/contract'

/** The filters in a list's path. All other filters are in its query. */
export type ListingFilter = {
  readonly type?: OrderType
  readonly regionSlug?: string
  readonly categorySlug?: string
}

export type ListingKind = 'orders' | 'producers'

/** The address of a page of a list, without the language. */
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
