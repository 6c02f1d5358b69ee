import { notFound, redirect } from '@tanstack/react-router'
import { isUntidy, type QueryValues } from '../features/listing/listing-query.ts'
import { extractPage } from '../features/listing/page-in-query.ts'
import { orderRowView } from '../features/listing/rows/order-row-view.ts'
import { describeListPage } from '../features/listing-page/describe-list-page.ts'
import { ORDER_QUERY_KEYS } from '../features/listing-page/filters/order-query.ts'
import { loadOrderList } from '../features/listing-page/load-order-list.ts'
import type { PageContext } from '../lib/page-context.ts'
import { listingPath, parseListingPath } from '../lib/urls/listing-path.ts'
import type { PlainSearch } from '../lib/urls/plain-search.ts'

type ListRequest = {
  /** The path after `/orders/`. */
  readonly path: string | undefined
  readonly query: QueryValues
  readonly search: PlainSearch
  readonly signal: AbortSignal
}

export async function loadOrderListPage(context: PageContext, request: ListRequest) {
  const { query, search, signal } = request
  const path = parseListingPath('orders', request.path ?? '')
  if (!path) throw notFound()
  const { page: queryPage, isTidy, rest } = extractPage(search)
  if (!('page' in path) || !isTidy) {
    const page = 'page' in path ? path.page : queryPage
    throw redirect({ ...toList(listingPath('orders', path, page)), search: rest, statusCode: 308 })
  }
  if (isUntidy(search, ORDER_QUERY_KEYS, query)) {
    throw redirect({ ...toList(listingPath('orders', path, path.page)), search: query })
  }
  const data = await loadOrderList(context, path, query, signal)
  if (!data) throw notFound()
  if (data.view.faults.length > 0) context.setStatus(422)
  describeListPage(context, 'orders', data)
  return {
    view: data.view,
    rows: data.rows.map(({ item, isAd }) => orderRowView(context, item, data.index, isAd)),
    isOfRegion: path.regionSlug !== undefined && path.regionSlug !== 'ukraine',
  }
}

function toList(path: string) {
  return { to: '/orders/$', params: { _splat: path.slice('/orders/'.length) } } as const
}
