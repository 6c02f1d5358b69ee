import { notFound } from '@tanstack/react-router'
import { keepLinks } from '../features/listing/kept-links.tsx'
import { LazyFilterFaults } from '../features/listing/lazy-filter-faults.ts'
import { KeptOrderRows } from '../features/listing/rows/kept-order-rows.tsx'
import { orderRowView } from '../features/listing/rows/order-row-view.ts'
import { describeListPage } from '../features/listing-page/describe-list-page.ts'
import { readOrderQuery } from '../features/listing-page/filters/order-query.ts'
import { KeptPageLinks } from '../features/listing-page/kept-page-links.ts'
import { LazyEmptyList } from '../features/listing-page/lazy-empty-list.ts'
import { loadOrderList } from '../features/listing-page/load-order-list.ts'
import type { PageContext } from '../lib/page-context.ts'
import { sharedView } from '../lib/shared-view.ts'
import { ORDER_QUERY_KEYS } from '../lib/urls/query-parameters.ts'
import { type ListRequest, readListPlace } from './read-list-place.ts'

export async function loadOrderListPage(context: PageContext, request: ListRequest) {
  const query = readOrderQuery(request.search)
  const path = readListPlace('orders', request, query, ORDER_QUERY_KEYS)
  const data = await loadOrderList(context, path, query, request.signal)
  if (!data) throw notFound()
  if (data.view.faults.length > 0) {
    context.setStatus(422)
    await LazyFilterFaults.preload()
  }
  if (data.view.neighbours) await LazyEmptyList.preload()
  describeListPage(context, 'orders', data)
  const { links, pageLinks, ...view } = data.view
  const answers = [data.items, data.index] as const
  const marksWholeCountry = path.regionSlug !== undefined && path.regionSlug !== 'ukraine'
  const rows = sharedView(answers, `rows ${context.locale} ${marksWholeCountry}`, () => ({
    label: context.t('orders.list.label'),
    rows: data.rows.map(({ item, isAd }) => orderRowView(context, item, data.index, isAd)),
    marksWholeCountry,
  }))
  return {
    view,
    links: await keepLinks(links),
    pages: await KeptPageLinks.keep('pages', pageLinks),
    rows: await KeptOrderRows.keep('rows', rows),
  }
}
