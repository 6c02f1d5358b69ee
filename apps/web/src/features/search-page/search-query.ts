import {
  PAGE_LIMIT_DEFAULT,
  SEARCH_IN,
  SEARCH_QUERY_MAX,
  SEARCH_QUERY_MIN,
  SEARCH_SORTS,
} from '@verstat/contract/browser'
import { type PlainSearch, stringifyPlainSearch } from '../../lib/urls/plain-search.ts'
import { SEARCH_KEYS } from '../../lib/urls/query-parameters.ts'
import { pickQuery, type QueryValues, setValues, tidyTick } from '../listing/listing-query.ts'

export type SearchIn = (typeof SEARCH_IN)[number]

/** Reads the search from a URL. Values that equal the default are left out. */
export function readSearchQuery(search: PlainSearch): QueryValues {
  const typed = pickQuery(search, SEARCH_KEYS)
  return setValues(
    {
      ...typed,
      in: typed.in === 'all' ? undefined : typed.in,
      sort: typed.sort === 'relevance' ? undefined : typed.sort,
      literal: tidyTick(typed.literal),
      limit: typed.limit === String(PAGE_LIMIT_DEFAULT) ? undefined : typed.limit,
      page: typed.page === '1' ? undefined : typed.page,
    },
    SEARCH_KEYS,
  )
}

/** Returns the path of a search. The path leads to page 1 unless `values` has another page. */
export function searchHref(values: Readonly<Record<string, string | undefined>>): string {
  return `/search${stringifyPlainSearch(setValues(values, SEARCH_KEYS))}`
}

/** Returns the page number in a URL, or undefined when the number is malformed. */
export function searchPage({ page = '1' }: QueryValues): number | undefined {
  return /^[1-9]\d{0,8}$/.test(page) ? Number(page) : undefined
}

export function lengthFault(query: string): 'tooShort' | 'tooLong' | undefined {
  if (query.length < SEARCH_QUERY_MIN) return 'tooShort'
  return query.length > SEARCH_QUERY_MAX ? 'tooLong' : undefined
}

export function searchIn(values: QueryValues): SearchIn {
  return SEARCH_IN.find((known) => known === values.in) ?? 'all'
}

/** Returns which lists a search page links to. After a search for producers, lists of orders would not help. */
export function searchedList(values: QueryValues): 'orders' | 'producers' {
  return searchIn(values) === 'producers' ? 'producers' : 'orders'
}

export function searchSort(values: QueryValues): (typeof SEARCH_SORTS)[number] {
  return SEARCH_SORTS.find((known) => known === values.sort) ?? 'relevance'
}
