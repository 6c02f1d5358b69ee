import { createFileRoute } from '@tanstack/react-router'
import { SeenMarks } from '../features/listing/rows/seen-marks.tsx'
import { KeptFilters, KeptResults } from '../features/search-page/kept-results.tsx'
import { SearchPage } from '../features/search-page/search-page.tsx'
import { SearchStart } from '../features/search-page/search-start.tsx'
import { seoHead } from '../lib/head/seo-head.ts'
import { pickSearch, SEARCH_KEYS } from '../lib/urls/query-parameters.ts'

export const Route = createFileRoute('/search')({
  loaderDeps: ({ search }) => pickSearch(search, SEARCH_KEYS),
  codeSplitGroupings: [['component']],
  loader: async ({ context, location: { search }, abortController: { signal } }) => {
    const { loadSearchPage } = await import('../loaders/load-search-page.ts')
    return loadSearchPage(context, { search, signal })
  },
  head: ({ match, loaderData }) => (loaderData ? seoHead(match.context, loaderData.seo) : {}),
  component: SearchRoute,
})

function SearchRoute() {
  const data = Route.useLoaderData()
  const { categories } = data
  if (data.kind === 'start') {
    return <SearchStart query={data.query} fault={data.fault} categories={categories} />
  }
  return (
    <SearchPage
      view={data.view}
      filters={data.filters && <KeptFilters kept={data.filters} />}
      related={data.related}
      categories={categories}
    >
      <SeenMarks>
        <KeptResults kept={data.found} />
      </SeenMarks>
    </SearchPage>
  )
}
