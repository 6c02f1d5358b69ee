import { notFound } from '@tanstack/react-router'
import { keepLinks } from '../features/listing/kept-links.tsx'
import { LazyFilterFaults } from '../features/listing/lazy-filter-faults.ts'
import { KeptProducerRows } from '../features/listing/producer-rows/kept-producer-rows.tsx'
import { producerRowView } from '../features/listing/producer-rows/producer-row-view.ts'
import { describeListPage } from '../features/listing-page/describe-list-page.ts'
import { readProducerQuery } from '../features/listing-page/filters/producer-query.ts'
import { KeptPageLinks } from '../features/listing-page/kept-page-links.ts'
import { LazyEmptyList } from '../features/listing-page/lazy-empty-list.ts'
import { loadProducerList } from '../features/listing-page/load-producer-list.ts'
import type { PageContext } from '../lib/page-context.ts'
import { sharedView } from '../lib/shared-view.ts'
import { PRODUCER_QUERY_KEYS } from '../lib/urls/query-parameters.ts'
import { type ListRequest, readListPlace } from './read-list-place.ts'

export async function loadProducerListPage(context: PageContext, request: ListRequest) {
  const query = readProducerQuery(request.search)
  const path = readListPlace('producers', request, query, PRODUCER_QUERY_KEYS)
  const data = await loadProducerList(context, path, query, request.signal)
  if (!data) throw notFound()
  if (data.view.faults.length > 0) {
    context.setStatus(422)
    await LazyFilterFaults.preload()
  }
  if (data.view.neighbours) await LazyEmptyList.preload()
  describeListPage(context, 'producers', data)
  const { links, pageLinks, ...view } = data.view
  const answers = [data.items, data.index] as const
  const rows = sharedView(answers, `rows ${context.locale}`, () => ({
    label: context.t('producers.list.label'),
    rows: data.rows.map(({ item, isAd }) => producerRowView(context, item, data.index, isAd)),
  }))
  return {
    view,
    links: await keepLinks(links),
    pages: await KeptPageLinks.keep('pages', pageLinks),
    rows: await KeptProducerRows.keep('rows', rows),
  }
}
