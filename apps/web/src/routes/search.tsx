import { createFileRoute } from '@tanstack/react-router'
import { SearchPage } from '../features/search-page/search-page.tsx'
import { readSearchQuery } from '../features/search-page/search-query.ts'
import { SearchResults } from '../features/search-page/search-results.tsx'
import { SearchStart } from '../features/search-page/search-start.tsx'
import { seoHead } from '../lib/head/seo-head.ts'

export const Route = createFileRoute('/search')({
  loaderDeps: ({ search }) => readSearchQuery(search),
  codeSplitGroupings: [['component']],
  loader: async ({ context, deps: values, location: { search }, abortController: { signal } }) => {
    const { loadSearchPage } = await import('../loaders/load-search-page.ts')
    return loadSearchPage(context, { values, search, signal })
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
    <SearchPage view={data.view} related={data.related} categories={categories}>
      <SearchResults found={data.found} />
    </SearchPage>
  )
}
