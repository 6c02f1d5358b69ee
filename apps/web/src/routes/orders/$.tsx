import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { isUntidy } from '../../features/listing/listing-query.ts'
import { extractPage } from '../../features/listing/page-in-query.ts'
import { orderRowView } from '../../features/listing/rows/order-row-view.ts'
import { OrderRows } from '../../features/listing/rows/order-rows.tsx'
import { describeListPage } from '../../features/listing-page/describe-list-page.ts'
import { OrderFilterFields } from '../../features/listing-page/filters/order-filter-fields.tsx'
import { ORDER_QUERY_KEYS, readOrderQuery } from '../../features/listing-page/filters/order-query.ts'
import { ListingFrame } from '../../features/listing-page/listing-frame.tsx'
import { loadOrderList } from '../../features/listing-page/load-order-list.ts'
import { seoHead } from '../../lib/head/seo-head.ts'
import { listingPath, parseListingPath } from '../../lib/urls/listing-path.ts'
import { usePage } from '../../lib/use-page.ts'

/** All lists of orders: `/orders[/type/…][/region/…][/category/…]/page/{n}`. */
export const Route = createFileRoute('/orders/$')({
  loaderDeps: ({ search }) => readOrderQuery(search),
  loader: async ({ context, params, deps: query, location, abortController }) => {
    const path = parseListingPath('orders', params._splat ?? '')
    if (!path) throw notFound()
    const { search } = location
    const { page: queryPage, isTidy, rest } = extractPage(search)
    if (!('page' in path) || !isTidy) {
      const page = 'page' in path ? path.page : queryPage
      throw redirect({ ...toList(listingPath('orders', path, page)), search: rest, statusCode: 308 })
    }
    if (isUntidy(search, ORDER_QUERY_KEYS, query)) {
      throw redirect({ ...toList(listingPath('orders', path, path.page)), search: query })
    }
    const data = await loadOrderList(context, path, query, abortController.signal)
    if (!data) throw notFound()
    if (data.view.faults.length > 0) context.setStatus(422)
    describeListPage(context, 'orders', data)
    return {
      view: data.view,
      rows: data.rows.map(({ item, isAd }) => orderRowView(context, item, data.index, isAd)),
      isOfRegion: path.regionSlug !== undefined && path.regionSlug !== 'ukraine',
    }
  },
  head: ({ loaderData, match }) => (loaderData ? seoHead(match.context, loaderData.view.seo) : {}),
  component: OrderListPage,
})

function OrderListPage() {
  const { view, rows, isOfRegion } = Route.useLoaderData()
  const { t } = usePage()
  return (
    <ListingFrame view={view} filterFields={<OrderFilterFields typed={view.typed} faults={view.faults} />}>
      <OrderRows label={t('orders.list.label')} rows={rows} marksWholeCountry={isOfRegion} />
    </ListingFrame>
  )
}

function toList(path: string) {
  return { to: '/orders/$', params: { _splat: path.slice('/orders/'.length) } } as const
}
