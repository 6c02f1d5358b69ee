import type { SearchResult } from '@verstat/contract'
import { ORDER_TYPES, SEARCH_IN, SEARCH_SORTS } from '@verstat/contract/browser'
import type { DirectoryIndex } from '../../lib/api/directory-index.ts'
import type { PageContext } from '../../lib/page-context.ts'
import { buildFacets, type Facet } from '../listing/build-facets.ts'
import type { FilterChip } from '../listing/filter-chips.tsx'
import type { FilterFault, QueryValues } from '../listing/listing-query.ts'
import type { SortLink } from '../listing/sort-links.tsx'
import { type SearchIn, searchHref, searchIn, searchSort } from './search-query.ts'

export type SearchTab = {
  readonly in: SearchIn
  readonly label: string
  readonly count: number
  /**
   * Text such as «1 000+», where the plus sign means that the exact count is higher. The text is '' when the count is
   * unknown.
   */
  readonly countText: string
  readonly href: string
  readonly current: boolean
}

/**
 * `href` leads to the same search with the corrected query, or with the query as typed. When the page shows results for
 * the corrected query, `shownFor` is the corrected query.
 */
export type OtherReading = { readonly shownFor?: string; readonly href: string }

/** Content of a search page except its results. Texts are in the page's language. Links have no language prefix. */
export type SearchView = {
  readonly values: QueryValues
  readonly query: string
  readonly in: SearchIn
  readonly page: number
  readonly pages: number
  readonly total: number
  readonly found: string
  /** True when the search timed out before it found anything. Then it is unknown whether there are results. */
  readonly isUnknown: boolean
  readonly tabs: readonly SearchTab[]
  readonly sorts: readonly SortLink[]
  readonly chips: readonly FilterChip[]
  readonly resetHref: string
  readonly faults: readonly FilterFault[]
  readonly facets: readonly Facet[]
  readonly otherReading?: OtherReading
  /** Remarks about the results. Each remark is one sentence. */
  readonly notes: readonly string[]
}

/** The part of the data that the browser needs. It keeps the filters as HTML. */
export type ShownSearchView = Omit<SearchView, 'facets'>

export type SearchParts = {
  readonly values: QueryValues
  readonly page: number
  readonly result: SearchResult
  readonly faults: readonly FilterFault[]
  readonly index: DirectoryIndex
}

export function searchView(
  { t, format }: Pick<PageContext, 't' | 'format'>,
  { values, page, result, faults, index }: SearchParts,
): SearchView {
  const usable = withoutFaults(values, faults)
  const { counts, countsExact } = result
  const tabCounts = { all: counts.orders + counts.producers, ...counts }
  const areExact = { all: countsExact.orders && countsExact.producers, ...countsExact }
  const current = searchIn(usable)
  const found = result.totalExact ? 'search.result.found' : 'search.result.foundMoreThan'
  const isUnknown = result.partial && result.total === 0
  return {
    values: usable,
    query: values.query ?? '',
    in: current,
    page,
    pages: result.pages,
    total: result.total,
    found: isUnknown ? t('search.partial.none') : t(found, { n: result.total }),
    isUnknown,
    tabs: SEARCH_IN.map((place) => ({
      in: place,
      label: t(`search.tabs.${place}`),
      count: tabCounts[place],
      countText: countText(tabCounts[place], areExact[place]),
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
    facets: searchFacets(t, usable, result, index),
    ...otherReading(usable, result),
    notes: [
      ...(result.partial ? [t('search.partial.text')] : []),
      ...(result.widened ? [t('search.widened.text')] : []),
    ],
  }

  function countText(n: number, isExact: boolean): string {
    if (isExact) return format.number(n)
    return n === 0 ? '' : t('search.tabs.more', { n })
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

/** Only orders have types. Counts may be missing when the search timed out. */
function searchFacets(
  t: PageContext['t'],
  values: QueryValues,
  { facets }: SearchResult,
  index: DirectoryIndex,
): Facet[] {
  if (!facets) return []
  const { type, region = '', category = '' } = values
  const chosen = {
    type: ORDER_TYPES.find((known) => known === type),
    region: index.regionBySlug(region),
    category: index.categoryBySlug(category),
  }
  const parts = buildFacets({
    t,
    index,
    counts: facets,
    chosen,
    hrefOf: (change) => {
      const next = { type, regionSlug: region, categorySlug: category, ...change }
      return searchHref({
        ...values,
        type: next.type,
        region: next.regionSlug || undefined,
        category: next.categorySlug || undefined,
        page: undefined,
      })
    },
  })
  return [...(searchIn(values) === 'producers' ? [] : [parts.type]), parts.category, parts.region]
}

function otherReading(values: QueryValues, { shownFor }: SearchResult): { otherReading?: OtherReading } {
  const other = { ...values, page: undefined }
  if (values.literal) return { otherReading: { href: searchHref({ ...other, literal: undefined }) } }
  if (!shownFor) return {}
  return { otherReading: { shownFor: shownFor.query, href: searchHref({ ...other, literal: '1' }) } }
}
