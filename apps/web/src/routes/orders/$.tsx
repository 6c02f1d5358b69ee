import { createFileRoute } from '@tanstack/react-router'
import { KeptOrderRows } from '../../features/listing/rows/kept-order-rows.tsx'
import { SeenMarks } from '../../features/listing/rows/seen-marks.tsx'
import { DrawingFilterFields } from '../../features/listing-page/filters/drawing-filter-fields.tsx'
import { OrderFilterFields } from '../../features/listing-page/filters/order-filter-fields.tsx'
import { ListingFrame } from '../../features/listing-page/listing-frame.tsx'
import { seoHead } from '../../lib/head/seo-head.ts'
import { ORDER_QUERY_KEYS, pickSearch } from '../../lib/urls/query-parameters.ts'

/** All lists of orders: `/orders[/type/…][/region/…][/category/…]/page/{n}`. */
export const Route = createFileRoute('/orders/$')({
  loaderDeps: ({ search }) => pickSearch(search, ORDER_QUERY_KEYS),
  codeSplitGroupings: [['component']],
  loader: async ({ context, params: { _splat: path }, location: { search }, abortController }) => {
    const { loadOrderListPage } = await import('../../loaders/load-order-list-page.ts')
    return loadOrderListPage(context, { path, search, signal: abortController.signal })
  },
  head: ({ loaderData, match }) => (loaderData ? seoHead(match.context, loaderData.view.seo) : {}),
  component: OrderListPage,
})

function OrderListPage() {
  const { view, links, pages, rows } = Route.useLoaderData()
  return (
    <ListingFrame
      view={view}
      links={links}
      pages={pages}
      leadFields={<DrawingFilterFields typed={view.typed} faults={view.faults} />}
      filterFields={<OrderFilterFields typed={view.typed} faults={view.faults} />}
    >
      <SeenMarks>
        <KeptOrderRows kept={rows} />
      </SeenMarks>
    </ListingFrame>
  )
}
