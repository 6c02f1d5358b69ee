import type { OrderType } from '@verstat/contract'

/** The filters that live in a list's path. Further filters live in its query string. */
export type ListingFilter = {
  readonly type?: OrderType
  readonly regionSlug?: string
  readonly categorySlug?: string
}

export type ListingKind = 'orders' | 'producers'

/** The address of one page of a list, without the language. */
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
