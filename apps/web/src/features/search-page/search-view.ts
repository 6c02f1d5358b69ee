import type { SearchResult } from '@verstat/contract'
import { ORDER_TYPES, SEARCH_IN, SEARCH_SORTS } from '@verstat/contract/browser'
import type { DirectoryIndex } from '../../lib/directory-index.ts'
import type { PageContext } from '../../lib/page-context.ts'
import type { FilterChip } from '../listing/filter-chips.tsx'
import type { FilterFault, QueryValues } from '../listing/listing-query.ts'
import type { SortLink } from '../listing/sort-links.tsx'
import { type SearchIn, searchHref, searchIn, searchSort } from './search-query.ts'

export type SearchTab = {
  readonly in: SearchIn
  readonly label: string
  readonly count: number
  readonly href: string
  readonly current: boolean
}

export type SelectOption = { readonly value: string; readonly label: string }

/** All of a search's page but its results: text of the page's language and addresses without it. */
export type SearchView = {
  readonly values: QueryValues
  readonly query: string
  readonly in: SearchIn
  readonly page: number
  readonly pages: number
  readonly total: number
  readonly found: string
  readonly tabs: readonly SearchTab[]
  readonly sorts: readonly SortLink[]
  readonly chips: readonly FilterChip[]
  readonly resetHref: string
  readonly faults: readonly FilterFault[]
  readonly options: {
    readonly types: readonly SelectOption[]
    readonly regions: readonly SelectOption[]
    readonly categories: readonly SelectOption[]
  }
}

export type SearchParts = {
  readonly values: QueryValues
  readonly page: number
  readonly result: SearchResult
  readonly faults: readonly FilterFault[]
  readonly index: DirectoryIndex
}

/** Prints everything around the results of a search. */
export function searchView(
  { t }: Pick<PageContext, 't'>,
  { values, page, result, faults, index }: SearchParts,
): SearchView {
  const usable = withoutFaults(values, faults)
  const { counts } = result
  const tabCounts = { all: counts.orders + counts.producers, ...counts }
  const current = searchIn(usable)
  const found = result.totalExact ? 'search.result.found' : 'search.result.foundMoreThan'
  return {
    values: usable,
    query: values.query ?? '',
    in: current,
    page,
    pages: result.pages,
    total: result.total,
    found: t(found, { n: result.total }),
    tabs: SEARCH_IN.map((place) => ({
      in: place,
      label: t(`search.tabs.${place}`),
      count: tabCounts[place],
      href: searchHref({ ...usable, in: place === 'all' ? undefined : place, page: undefined }),
      current: place === current,
    })),
    sorts: SEARCH_SORTS.map((sort) => ({
      href: searchHref({ ...usable, sort: sort === 'relevance' ? undefined : sort, page: undefined }),
      label: t(`search.sort.${sort}`),
      current: sort === searchSort(usable),
    })),
    chips: searchChips(t, usable, index),
    resetHref: searchHref({ query: values.query, in: usable.in }),
    faults,
    options: {
      types: ORDER_TYPES.map((type) => ({ value: type, label: t(`orders.type.${type}`) })),
      regions: index.regions.map((region) => ({ value: region.slug, label: region.name[t.locale] })),
      categories: categoryOptions(t, usable, index),
    },
  }
}

function withoutFaults(values: QueryValues, faults: readonly FilterFault[]): QueryValues {
  const wrong = new Set(faults.map((fault) => fault.field))
  return Object.fromEntries(Object.entries(values).filter(([key]) => !wrong.has(key)))
}

function searchChips(t: PageContext['t'], values: QueryValues, index: DirectoryIndex): FilterChip[] {
  const type = ORDER_TYPES.find((known) => known === values.type)
  const labels = {
    type: type && t(`orders.type.${type}`),
    category: index.categoryBySlug(values.category ?? '')?.name[t.locale],
    region: index.regionBySlug(values.region ?? '')?.name[t.locale],
  }
  return Object.entries(labels).flatMap(([key, label]) =>
    label ? [{ label, href: searchHref({ ...values, [key]: undefined, page: undefined }) }] : [],
  )
}

/** Roots; and the leaf that is chosen, should a link have led to one. */
function categoryOptions(t: PageContext['t'], values: QueryValues, index: DirectoryIndex): SelectOption[] {
  const chosen = index.categoryBySlug(values.category ?? '')
  const leaf = chosen && chosen.parentId !== null ? [chosen] : []
  return [...leaf, ...index.roots].map(({ slug, name }) => ({ value: slug, label: name[t.locale] }))
}
