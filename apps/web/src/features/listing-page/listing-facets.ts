import type { Translator } from '@verstat/i18n'
import type { DirectoryIndex } from '../../lib/api/directory-index.ts'
import { buildFacets, type Facet, type FacetCounts, type FilterChange } from '../listing/build-facets.ts'
import { type ListingPlace, listingHref, withFilter } from './listing-href.ts'
import type { ListingSubject } from './listing-subject.ts'

export function listingFacets(
  t: Translator,
  place: ListingPlace,
  chosen: ListingSubject,
  counts: FacetCounts,
  index: DirectoryIndex,
): readonly Facet[] {
  const hrefOf = (change: FilterChange) => listingHref(withFilter(place, change))
  const { type, category, region } = buildFacets({ t, index, counts, chosen, hrefOf })
  const facets = place.kind === 'producers' ? [category, region] : [type, category, region]
  // The API counts by the filters of the path only. With filters of the query, these counts would be too high, so they
  // are hidden.
  return isNarrowed(place) ? facets.map(withoutCounts) : facets
}

/** Whether filters of the query narrow the list, which the counts of the API do not know. */
export function isNarrowed({ query }: ListingPlace): boolean {
  return Object.keys(query).some((key) => !['sort', 'unit', 'currency'].includes(key))
}

function withoutCounts(facet: Facet): Facet {
  return { ...facet, links: facet.links.map(({ count: _count, ...link }) => link) }
}
