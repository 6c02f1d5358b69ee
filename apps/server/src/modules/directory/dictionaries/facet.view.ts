import type { FacetCount } from '@verstat/contract'
import type { CategoryEntry, Dictionaries } from './dictionary-snapshot.ts'

/** Returns the counts of the regions that have listings, in dictionary order. `counts` maps region keys to counts. */
export function regionFacet(dictionaries: Dictionaries, counts: ReadonlyMap<string, number>): FacetCount[] {
  return withListings(dictionaries.regions(), counts)
}

/**
 * Returns the counts of the root categories that have listings. If a category is chosen, also returns the counts of the
 * leaf categories below its root.
 */
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
