import { createFileRoute } from '@tanstack/react-router'
import { KeptProducerRows } from '../../features/listing/producer-rows/kept-producer-rows.tsx'
import { SeenMarks } from '../../features/listing/rows/seen-marks.tsx'
import { ProducerFilterFields } from '../../features/listing-page/filters/producer-filter-fields.tsx'
import { ListingFrame } from '../../features/listing-page/listing-frame.tsx'
import { seoHead } from '../../lib/head/seo-head.ts'
import { PRODUCER_QUERY_KEYS, pickSearch } from '../../lib/urls/query-parameters.ts'

/** All lists of producers: `/producers[/region/…][/category/…]/page/{n}`. */
export const Route = createFileRoute('/producers/$')({
  loaderDeps: ({ search }) => pickSearch(search, PRODUCER_QUERY_KEYS),
  codeSplitGroupings: [['component']],
  loader: async ({ context, params: { _splat: path }, location: { search }, abortController }) => {
    const { loadProducerListPage } = await import('../../loaders/load-producer-list-page.ts')
    return loadProducerListPage(context, { path, search, signal: abortController.signal })
  },
  head: ({ loaderData, match }) => (loaderData ? seoHead(match.context, loaderData.view.seo) : {}),
  component: ProducerListPage,
})

function ProducerListPage() {
  const { view, links, pages, rows } = Route.useLoaderData()
  return (
    <ListingFrame
      view={view}
      links={links}
      pages={pages}
      filterFields={<ProducerFilterFields typed={view.typed} />}
    >
      <SeenMarks>
        <KeptProducerRows kept={rows} />
      </SeenMarks>
    </ListingFrame>
  )
}
