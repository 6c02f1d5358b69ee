import { notFound, redirect } from '@tanstack/react-router'
import { isUntidy, type QueryValues } from '../features/listing/listing-query.ts'
import { extractPage } from '../features/listing/page-in-query.ts'
import { producerRowView } from '../features/listing/producer-rows/producer-row-view.ts'
import { describeListPage } from '../features/listing-page/describe-list-page.ts'
import { PRODUCER_QUERY_KEYS } from '../features/listing-page/filters/producer-query.ts'
import { loadProducerList } from '../features/listing-page/load-producer-list.ts'
import type { PageContext } from '../lib/page-context.ts'
import { listingPath, parseListingPath } from '../lib/urls/listing-path.ts'
import type { PlainSearch } from '../lib/urls/plain-search.ts'

type ListRequest = {
  /** The path after `/producers/`. */
  readonly path: string | undefined
  readonly query: QueryValues
  readonly search: PlainSearch
  readonly signal: AbortSignal
}

export async function loadProducerListPage(context: PageContext, request: ListRequest) {
  const { query, search, signal } = request
  const path = parseListingPath('producers', request.path ?? '')
  if (!path) throw notFound()
  const { page: queryPage, isTidy, rest } = extractPage(search)
  if (!('page' in path) || !isTidy) {
    const page = 'page' in path ? path.page : queryPage
    throw redirect({ ...toList(listingPath('producers', path, page)), search: rest, statusCode: 308 })
  }
  if (isUntidy(search, PRODUCER_QUERY_KEYS, query)) {
    throw redirect({ ...toList(listingPath('producers', path, path.page)), search: query })
  }
  const data = await loadProducerList(context, path, query, signal)
  if (!data) throw notFound()
  if (data.view.faults.length > 0) context.setStatus(422)
  describeListPage(context, 'producers', data)
  return {
    view: data.view,
    rows: data.rows.map(({ item, isAd }) => producerRowView(context, item, data.index, isAd)),
  }
}

function toList(path: string) {
  return { to: '/producers/$', params: { _splat: path.slice('/producers/'.length) } } as const
}
