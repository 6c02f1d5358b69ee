import type { Facet } from '../listing/build-facets.ts'
import { FacetList } from '../listing/facet-list.tsx'

export type SearchFiltersProps = { readonly facets: readonly Facet[] }

export function SearchFilters({ facets }: SearchFiltersProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      {facets.map((facet) => (
        // Messages about an invalid filter link to this id.
        <div key={facet.name} id={`filter-${facet.name}`} className="scroll-mt-4 empty:hidden">
          <FacetList facet={facet} />
        </div>
      ))}
    </div>
  )
}
