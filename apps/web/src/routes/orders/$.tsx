import { createFileRoute } from '@tanstack/react-router'
import { KeptOrderRows } from '../../features/listing/rows/kept-order-rows.tsx'
import { SeenMarks } from '../../features/listing/rows/seen-marks.tsx'
import { DrawingFilterFields } from '../../features/listing-page/filters/drawing-filter-fields.tsx'
import { OrderFilterFields } from '../../features/listing-page/filters/order-filter-fields.tsx'
import { readOrderQuery } from '../../features/listing-page/filters/order-query.ts'
import { ListingFrame } from '../../features/listing-page/listing-frame.tsx'
import { seoHead } from '../../lib/head/seo-head.ts'

/** All lists of orders: `/orders[/type/…][/region/…][/category/…]/page/{n}`. */
export const Route = createFileRoute('/orders/$')({
  loaderDeps: ({ search }) => readOrderQuery(search),
  codeSplitGroupings: [['component']],
  loader: async ({
    context,
    params: { _splat: path },
    deps: query,
    location: { search },
    abortController,
  }) => {
    const { loadOrderListPage } = await import('../../loaders/load-order-list-page.ts')
    return loadOrderListPage(context, { path, query, search, signal: abortController.signal })
  },
  head: ({ loaderData, match }) => (loaderData ? seoHead(match.context, loaderData.view.seo) : {}),
  component: OrderListPage,
})

function OrderListPage() {
  const { view, links, rows } = Route.useLoaderData()
  return (
    <ListingFrame
      view={view}
      links={links}
      leadFields={<DrawingFilterFields typed={view.typed} faults={view.faults} />}
      filterFields={<OrderFilterFields typed={view.typed} faults={view.faults} />}
    >
      <SeenMarks>
        <KeptOrderRows kept={rows} />
      </SeenMarks>
    </ListingFrame>
  )
}
