import type { SearchItem, SearchResult } from '@verstat/contract'
import {
  listOrders,
  listProducers,
  SEARCH_QUERY_MAX,
  SEARCH_QUERY_MIN,
  SUGGEST_TITLE_MIN,
  search,
  suggestCategories,
} from '@verstat/contract/browser'
import type { DirectoryIndex } from '../../lib/api/directory-index.ts'
import { refusedFields } from '../../lib/api/field-errors.ts'
import type { PageContext } from '../../lib/page-context.ts'
import { listingPath } from '../../lib/urls/listing-path.ts'
import type { QueryValues } from '../listing/listing-query.ts'
import { sendLenient } from '../listing/send-lenient.ts'
import { lengthFault, searchedList, searchPage } from './search-query.ts'
import { type SearchView, searchView } from './search-view.ts'

export type SearchData =
  /** There is no query, or the query cannot be searched. In the second case, `fault` says why. */
  | {
      readonly kind: 'start'
      readonly query: string
      readonly fault?: string
      readonly index: DirectoryIndex
    }
  | {
      readonly kind: 'results'
      readonly view: SearchView
      readonly items: readonly SearchItem[]
      readonly related: readonly RelatedCategory[]
      readonly index: DirectoryIndex
    }

/**
 * A category that fits a search without results, and the number of its listings of the searched kind. `href` has no
 * language prefix.
 */
export type RelatedCategory = { readonly name: string; readonly href: string; readonly count: number }

/** Runs the search of a URL. Returns undefined when the requested page of results does not exist. */
export async function loadSearch(
  context: PageContext,
  values: QueryValues,
  signal: AbortSignal,
): Promise<SearchData | undefined> {
  const page = searchPage(values)
  if (page === undefined) return undefined
  const { query = '', page: _page, ...filters } = values
  const index = await context.directoryIndex()
  const fault = query === '' ? undefined : lengthFault(query)
  if (query === '') return { kind: 'start', query, index }
  if (fault) {
    const limits = { min: SEARCH_QUERY_MIN, max: SEARCH_QUERY_MAX }
    return { kind: 'start', query, fault: context.t(`search.${fault}.text`, limits), index }
  }
  try {
    const { list, refused } = await sendLenient<Record<string, unknown>, SearchResult>(
      // The type cast is safe, because the API validates the filters and returns a message per field.
      (input) => context.send(search, input as { query: string }, { signal }),
      { query, page, facets: '1' },
      filters,
    )
    if (page > Math.max(1, list.pages)) return undefined
    const faults = refused.map(({ path, message }) => ({ field: path, message }))
    const view = searchView(context, { values, page, result: list, faults, index })
    const related = list.total === 0 && !list.partial ? await findRelated(context, values, signal) : []
    return { kind: 'results', view, items: list.items, related, index }
  } catch (error) {
    const wrong = refusedFields(error)?.find((field) => field.path === 'query')
    if (!wrong) throw error
    return { kind: 'start', query, fault: wrong.message, index }
  }
}

/** Returns the categories with listings that the API knows for the words of the query. Empty on any failure. */
async function findRelated(
  { send, locale }: PageContext,
  values: QueryValues,
  signal: AbortSignal,
): Promise<readonly RelatedCategory[]> {
  const title = values.query ?? ''
  if (title.length < SUGGEST_TITLE_MIN) return []
  try {
    const { items } = await send(suggestCategories, { title }, { signal })
    const list = searchedList(values)
    const related = await Promise.all(
      items.map(async ({ name, slug: categorySlug }) => {
        const counted = { categorySlug, limit: 1 }
        const { total } = await (list === 'orders'
          ? send(listOrders, counted, { signal })
          : send(listProducers, counted, { signal }))
        return { name: name[locale], href: listingPath(list, { categorySlug }), count: total }
      }),
    )
    return related.filter(({ count }) => count > 0)
  } catch {
    // The page still shows all categories.
    return []
  }
}
