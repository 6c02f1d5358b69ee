import { notFound, redirect } from '@tanstack/react-router'
import { isUntidy, type QueryValues } from '../features/listing/listing-query.ts'
import { extractPage } from '../features/listing/page-in-query.ts'
import { listingPath, parseListingPath } from '../lib/urls/listing-path.ts'
import type { PlainSearch } from '../lib/urls/plain-search.ts'

export type ListRequest = {
  /** The path after `/orders/` or `/producers/`. */
  readonly path: string | undefined
  readonly search: PlainSearch
  readonly signal: AbortSignal
}

const ROUTES = { orders: '/orders/$', producers: '/producers/$' } as const

/**
 * Returns the place and the page of a list. Redirects an unusual spelling of the address to the usual one. Throws
 * `notFound` for a path that is no list. `query` holds the filters of the address, and `queryKeys` are the parameters that the
 * list reads.
 */
export function readListPlace(
  kind: keyof typeof ROUTES,
  { path: rest = '', search }: ListRequest,
  query: QueryValues,
  queryKeys: readonly string[],
) {
  const place = parseListingPath(kind, rest)
  if (!place) throw notFound()
  const toPage = (page?: number) => ({
    to: ROUTES[kind],
    params: { _splat: listingPath(kind, place, page).slice(`/${kind}/`.length) },
  })
  const { page: queryPage, isTidy, rest: others } = extractPage(search)
  if (!('page' in place) || !isTidy) {
    const page = 'page' in place ? place.page : queryPage
    throw redirect({ ...toPage(page), search: others, statusCode: 308 })
  }
  if (isUntidy(search, queryKeys, query)) throw redirect({ ...toPage(place.page), search: query })
  return place
}
