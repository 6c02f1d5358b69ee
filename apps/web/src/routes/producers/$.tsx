import { createFileRoute } from '@tanstack/react-router'
import { KeptProducerRows } from '../../features/listing/producer-rows/kept-producer-rows.tsx'
import { SeenMarks } from '../../features/listing/rows/seen-marks.tsx'
import { ProducerFilterFields } from '../../features/listing-page/filters/producer-filter-fields.tsx'
import { readProducerQuery } from '../../features/listing-page/filters/producer-query.ts'
import { ListingFrame } from '../../features/listing-page/listing-frame.tsx'
import { seoHead } from '../../lib/head/seo-head.ts'

/** All lists of producers: `/producers[/region/…][/category/…]/page/{n}`. */
export const Route = createFileRoute('/producers/$')({
  loaderDeps: ({ search }) => readProducerQuery(search),
  codeSplitGroupings: [['component']],
  loader: async ({
    context,
    params: { _splat: path },
    deps: query,
    location: { search },
    abortController,
  }) => {
    const { loadProducerListPage } = await import('../../loaders/load-producer-list-page.ts')
    return loadProducerListPage(context, { path, query, search, signal: abortController.signal })
  },
  head: ({ loaderData, match }) => (loaderData ? seoHead(match.context, loaderData.view.seo) : {}),
  component: ProducerListPage,
})

function ProducerListPage() {
  const { view, links, rows } = Route.useLoaderData()
  return (
    <ListingFrame view={view} links={links} filterFields={<ProducerFilterFields typed={view.typed} />}>
      <SeenMarks>
        <KeptProducerRows kept={rows} />
      </SeenMarks>
    </ListingFrame>
  )
}
