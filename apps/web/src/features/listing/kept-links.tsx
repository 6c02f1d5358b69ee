import { type Kept, keptPart } from '../../lib/hydration/kept-part.tsx'
import type { Facet } from './build-facets.ts'
import type { FacetListsProps } from './facet-lists.tsx'
import type { SortLink, SortLinksProps } from './sort-links.tsx'

export const KeptFacets = keptPart(async () => (await import('./facet-lists.tsx')).FacetLists)
export const KeptSorts = keptPart(async () => (await import('./sort-links.tsx')).SortLinks)

/** The links that narrow and sort a list. */
export type ListLinks = {
  readonly firstFacet: Kept<FacetListsProps>
  /** The facets below the fields that readers look for first. */
  readonly otherFacets: Kept<FacetListsProps>
  readonly sorts: Kept<SortLinksProps>
  /** The name of the chosen order. */
  readonly sorted: string | undefined
}

export async function keepLinks({
  facets,
  sorts,
}: {
  readonly facets: readonly Facet[]
  readonly sorts: readonly SortLink[]
}): Promise<ListLinks> {
  return {
    firstFacet: await KeptFacets.keep('first-facet', { facets: facets.slice(0, 1) }),
    otherFacets: await KeptFacets.keep('other-facets', { facets: facets.slice(1) }),
    sorts: await KeptSorts.keep('sort-links', { sorts }),
    sorted: sorts.find(({ current }) => current)?.label,
  }
}
