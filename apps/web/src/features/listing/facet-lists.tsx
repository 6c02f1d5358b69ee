import type { Facet } from './build-facets.ts'
import { FacetList } from './facet-list.tsx'

export type FacetListsProps = { readonly facets: readonly Facet[] }

export function FacetLists({ facets }: FacetListsProps) {
  return facets.map((facet) => <FacetList key={facet.name} facet={facet} />)
}
