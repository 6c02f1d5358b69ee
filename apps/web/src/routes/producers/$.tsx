import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { isUntidy } from '../../features/listing/listing-query.ts'
import { extractPage } from '../../features/listing/page-in-query.ts'
import { producerRowView } from '../../features/listing/producer-rows/producer-row-view.ts'
import { ProducerRows } from '../../features/listing/producer-rows/producer-rows.tsx'
import { describeListPage } from '../../features/listing-page/describe-list-page.ts'
import { ProducerFilterFields } from '../../features/listing-page/filters/producer-filter-fields.tsx'
import { PRODUCER_QUERY_KEYS, readProducerQuery } from '../../features/listing-page/filters/producer-query.ts'
import { ListingFrame } from '../../features/listing-page/listing-frame.tsx'
import { loadProducerList } from '../../features/listing-page/load-producer-list.ts'
import { seoHead } from '../../lib/head/seo-head.ts'
import { listingPath, parseListingPath } from '../../lib/urls/listing-path.ts'
import { usePage } from '../../lib/use-page.ts'

/** All lists of producers: `/producers[/region/…][/category/…]/page/{n}`. */
export const Route = createFileRoute('/producers/$')({
  loaderDeps: ({ search }) => readProducerQuery(search),
  loader: async ({ context, params, deps: query, location, abortController }) => {
    const path = parseListingPath('producers', params._splat ?? '')
    if (!path) throw notFound()
    const { search } = location
    const { page: queryPage, isTidy, rest } = extractPage(search)
    if (!('page' in path) || !isTidy) {
      const page = 'page' in path ? path.page : queryPage
      throw redirect({ ...toList(listingPath('producers', path, page)), search: rest, statusCode: 308 })
    }
    if (isUntidy(search, PRODUCER_QUERY_KEYS, query)) {
      throw redirect({ ...toList(listingPath('producers', path, path.page)), search: query })
    }
    const data = await loadProducerList(context, path, query, abortController.signal)
    if (!data) throw notFound()
    if (data.view.faults.length > 0) context.setStatus(422)
    describeListPage(context, 'producers', data)
    return {
      view: data.view,
      rows: data.rows.map(({ item, isAd }) => producerRowView(context, item, data.index, isAd)),
    }
  },
  head: ({ loaderData, match }) => (loaderData ? seoHead(match.context, loaderData.view.seo) : {}),
  component: ProducerListPage,
})

function ProducerListPage() {
  const { view, rows } = Route.useLoaderData()
  const { t } = usePage()
  return (
    <ListingFrame view={view} filterFields={<ProducerFilterFields typed={view.typed} />}>
      <ProducerRows label={t('producers.list.label')} rows={rows} />
    </ListingFrame>
  )
}

function toList(path: string) {
  return { to: '/producers/$', params: { _splat: path.slice('/producers/'.length) } } as const
}
