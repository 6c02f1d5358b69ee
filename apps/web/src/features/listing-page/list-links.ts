import type { Facet } from '../listing/build-facets.ts'
import type { ShownLinks } from '../listing/kept-links.tsx'
import type { SortLink } from '../listing/sort-links.tsx'

/** Returns what the parts of a list with links show. */
export function listLinks({
  facets,
  sorts,
}: {
  readonly facets: readonly Facet[]
  readonly sorts: readonly SortLink[]
}): ShownLinks {
  return {
    firstFacet: { facets: facets.slice(0, 1) },
    otherFacets: { facets: facets.slice(1) },
    sorts: { sorts },
  }
}
