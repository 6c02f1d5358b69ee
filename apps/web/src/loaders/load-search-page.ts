import { notFound, redirect } from '@tanstack/react-router'
import { searchSeo } from '@verstat/seo'
import { isUntidy, type QueryValues } from '../features/listing/listing-query.ts'
import { foundListings } from '../features/search-page/found-listings.ts'
import { KeptFilters, KeptResults } from '../features/search-page/kept-results.tsx'
import { loadSearch } from '../features/search-page/load-search.ts'
import { SEARCH_KEYS, searchedList } from '../features/search-page/search-query.ts'
import type { PageContext } from '../lib/page-context.ts'
import { listingPath } from '../lib/urls/listing-path.ts'
import type { PlainSearch } from '../lib/urls/plain-search.ts'

type SearchRequest = {
  readonly values: QueryValues
  readonly search: PlainSearch
  readonly signal: AbortSignal
}

export async function loadSearchPage(context: PageContext, { values, search, signal }: SearchRequest) {
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
  if (view.faults.length > 0) context.setStatus(422)
  const seo = searchSeo(context, view.query ?? '').head
  const filters = facets.some(({ links }) => links.length > 0)
    ? await KeptFilters.keep('filters-of-search', { facets })
    : undefined
  const found = await KeptResults.keep('results', { found: foundListings(context, items, index) })
  return { kind: data.kind, view, filters, related, categories, seo, found }
}
