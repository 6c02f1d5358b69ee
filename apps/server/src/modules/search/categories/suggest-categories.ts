import type { RouteOutput, RouteParsed, suggestCategories as route } from '@verstat/contract'
import type { CategoryEntry } from '../../directory/index.ts'
import type { SearchContext } from '../search-context.ts'
import type { SynonymIndex } from '../synonyms/synonym-index.ts'
import { type CategoryIndex, indexCategories } from './category-index.ts'

const MOST = 3

/** Suggests categories for an order with this title. Runs no query, because the index is in memory. */
export async function suggestCategories(
  { dictionaries, search }: SearchContext,
  { title, type }: RouteParsed<typeof route>,
): Promise<RouteOutput<typeof route>> {
  const index = currentIndex(dictionaries.categories(), search.synonyms())
  const found = index.suggest(title, ({ types }) => type === undefined || types.includes(type))
  return {
    items: found.slice(0, MOST).flatMap(({ code, slug, name, parentKey }) => {
      const parent = parentKey === null ? undefined : dictionaries.category(parentKey)
      return parent ? [{ id: code, slug, name, parent: parent.name }] : []
    }),
  }
}

let latest:
  | {
      readonly categories: readonly CategoryEntry[]
      readonly synonyms: SynonymIndex
      readonly index: CategoryIndex
    }
  | undefined

/** Rebuilds the index after staff have edited categories or synonyms, because both are then new objects. */
function currentIndex(categories: readonly CategoryEntry[], synonyms: SynonymIndex): CategoryIndex {
  if (latest?.categories !== categories || latest.synonyms !== synonyms)
    latest = { categories, synonyms, index: indexCategories(categories, synonyms) }
  return latest.index
}
