import { notFound, redirect } from '@tanstack/react-router'
import { searchSeo } from '@verstat/seo'
import { LazyFilterFaults } from '../features/listing/lazy-filter-faults.ts'
import { isUntidy } from '../features/listing/listing-query.ts'
import { foundListings } from '../features/search-page/found-listings.ts'
import { KeptFilters, KeptResults } from '../features/search-page/kept-results.tsx'
import { loadSearch } from '../features/search-page/load-search.ts'
import { readSearchQuery, searchedList } from '../features/search-page/search-query.ts'
import type { PageContext } from '../lib/page-context.ts'
import { listingPath } from '../lib/urls/listing-path.ts'
import type { PlainSearch } from '../lib/urls/plain-search.ts'
import { SEARCH_KEYS } from '../lib/urls/query-parameters.ts'

type SearchRequest = {
  readonly search: PlainSearch
  readonly signal: AbortSignal
}

export async function loadSearchPage(context: PageContext, { search, signal }: SearchRequest) {
  const values = readSearchQuery(search)
  if (isUntidy(search, SEARCH_KEYS, values)) throw redirect({ to: '/search', search: values })
  const data = await loadSearch(context, values, signal)
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
  const { items, related, index } = data
  const { facets, ...view } = data.view
  if (view.faults.length > 0) {
    context.setStatus(422)
    await LazyFilterFaults.preload()
  }
  const seo = searchSeo(context, view.query ?? '').head
  const filters = facets.some(({ links }) => links.length > 0)
    ? await KeptFilters.keep('filters-of-search', { facets })
    : undefined
  const found = await KeptResults.keep('results', { found: foundListings(context, items, index) })
  return { kind: data.kind, view, filters, related, categories, seo, found }
}
