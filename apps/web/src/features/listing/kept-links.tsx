import { type Kept, keptPart } from '../../lib/hydration/kept-part.tsx'
import type { FacetListsProps } from './facet-lists.tsx'
import type { SortLinksProps } from './sort-links.tsx'

export const KeptFacets = keptPart(async () => (await import('./facet-lists.tsx')).FacetLists, {
  isPlain: true,
})
export const KeptSorts = keptPart(async () => (await import('./sort-links.tsx')).SortLinks, { isPlain: true })

/** The links that narrow and sort a list. */
export type ListLinks = {
  readonly firstFacet: Kept<FacetListsProps>
  /** The facets below the fields that readers look for first. */
  readonly otherFacets: Kept<FacetListsProps>
  readonly sorts: Kept<SortLinksProps>
  /** The name of the chosen order. */
  readonly sorted: string | undefined
}

export type ShownLinks = {
  readonly firstFacet: FacetListsProps
  readonly otherFacets: FacetListsProps
  readonly sorts: SortLinksProps
}

export async function keepLinks({ firstFacet, otherFacets, sorts }: ShownLinks): Promise<ListLinks> {
  return {
    firstFacet: await KeptFacets.keep('first-facet', firstFacet),
    otherFacets: await KeptFacets.keep('other-facets', otherFacets),
    sorts: await KeptSorts.keep('sort-links', sorts),
    sorted: sorts.sorts.find(({ current }) => current)?.label,
  }
}
