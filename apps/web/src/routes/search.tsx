import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { searchSeo } from '@verstat/seo'
import { isUntidy } from '../features/listing/listing-query.ts'
import { foundListings } from '../features/search-page/found-listings.ts'
import { loadSearch } from '../features/search-page/load-search.ts'
import { SearchPage } from '../features/search-page/search-page.tsx'
import { readSearchQuery, SEARCH_KEYS, searchedList } from '../features/search-page/search-query.ts'
import { SearchResults } from '../features/search-page/search-results.tsx'
import { SearchStart } from '../features/search-page/search-start.tsx'
import { seoHead } from '../lib/head/seo-head.ts'
import { listingPath } from '../lib/urls/listing-path.ts'

export const Route = createFileRoute('/search')({
  loaderDeps: ({ search }) => readSearchQuery(search),
  loader: async ({ context, deps: values, location, abortController }) => {
    if (isUntidy(location.search, SEARCH_KEYS, values)) throw redirect({ to: '/search', search: values })
    const data = await loadSearch(context, values, abortController.signal)
    if (!data) throw notFound()
    const categories = data.index.roots.map(({ name, icon, slug }) => ({
      name: name[context.locale],
      icon,
      href: listingPath(searchedList(values), { categorySlug: slug }),
    }))
    if (data.kind === 'start') {
      const { query, fault } = data
      if (fault) context.setStatus(422)
      return { kind: data.kind, query, fault, categories, seo: searchSeo(context, query ?? '').head }
    }
    const { view, items, related, index } = data
    if (view.faults.length > 0) context.setStatus(422)
    const seo = searchSeo(context, view.query ?? '').head
    return { kind: data.kind, view, related, categories, seo, found: foundListings(context, items, index) }
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
