import type { FacetCount } from '@verstat/contract'
import type { CategoryEntry, Dictionaries } from './dictionary-snapshot.ts'

/** Counts of the regions that have listings, in dictionary order. `counts` is by region key. */
export function regionFacet(dictionaries: Dictionaries, counts: ReadonlyMap<string, number>): FacetCount[] {
  return withListings(dictionaries.regions(), counts)
}

/** Counts of the roots that have listings and, when a category is selected, of the leaves of its root. */
export function categoryFacet(
  dictionaries: Dictionaries,
  counts: ReadonlyMap<string, number>,
  chosen: CategoryEntry | undefined,
): FacetCount[] {
  const openRoot = chosen && (chosen.parentKey ?? chosen.key)
  const shown = dictionaries
    .categories()
    .filter(({ parentKey }) => parentKey === null || parentKey === openRoot)
  return withListings(shown, counts)
}

function withListings(
  entries: readonly { readonly key: number; readonly slug: string }[],
  counts: ReadonlyMap<string, number>,
): FacetCount[] {
  return entries
    .map(({ key, slug }) => ({ value: slug, count: counts.get(String(key)) ?? 0 }))
    .filter(({ count }) => count > 0)
}
