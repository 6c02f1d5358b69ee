import type { Translator } from '@verstat/i18n'
import { countOf, type DirectoryIndex } from '../../lib/api/directory-index.ts'
import { listingPath } from '../../lib/urls/listing-path.ts'
import type { Facet, FacetCounts, FacetLink } from '../listing/build-facets.ts'
import { type ListingPlace, listingHref, withFilter } from './listing-href.ts'
import type { ListingSubject } from './listing-subject.ts'

/** Groups of links to similar lists that are not empty. */
export type Neighbours = readonly { readonly heading: string; readonly links: readonly FacetLink[] }[]

const LINKS_MAX = 8

/** Returns links to similar lists. These lists have fewer filters or another value of one filter. */
export function listingNeighbours(
  t: Translator,
  place: ListingPlace,
  subject: ListingSubject,
  counts: FacetCounts,
  facets: readonly Facet[],
  index: DirectoryIndex,
): Neighbours {
  const others = (name: Facet['name']) =>
    facets.find((facet) => facet.name === name)?.links.filter((link) => !link.current) ?? []
  const where = (subject.region ?? index.regionById('ukraine'))?.locative[t.locale] ?? ''
  const groups = [
    { heading: t('common.filter.wider'), links: widerLists(t, place, subject, index) },
    subject.category && {
      heading: t(`${place.kind}.empty.nearbyCategories`, { region: where }),
      links: otherCategories(t, place, subject, counts, index),
    },
    subject.region && { heading: t(`${place.kind}.empty.nearbyRegions`), links: others('region') },
    subject.type && { heading: t('orders.empty.otherTypes'), links: others('type') },
  ]
  return groups.flatMap((group) =>
    group && group.links.length > 0 ? [{ ...group, links: group.links.slice(0, LINKS_MAX) }] : [],
  )
}

/**
 * Returns links to lists with fewer filters: the category in the whole country, its root category, and the whole
 * region.
 */
function widerLists(
  t: Translator,
  { kind, filter }: ListingPlace,
  { region, category }: ListingSubject,
  index: DirectoryIndex,
): FacetLink[] {
  const isNarrow = Object.keys(filter).length > 1
  const steps = category ? index.categoryPath(category).toReversed() : []
  return [...steps.slice(isNarrow ? 0 : 1), ...(region && isNarrow ? [region] : [])]
    .filter((entry) => countOf(entry, kind) > 0)
    .map((entry) => ({
      href: listingPath(kind, entry === region ? { regionSlug: entry.slug } : { categorySlug: entry.slug }),
      label: entry.name[t.locale],
      count: countOf(entry, kind),
      current: false,
    }))
}

/**
 * Returns links to the same list with another category. The root category and its other subcategories come first, then
 * the other root categories.
 */
function otherCategories(
  t: Translator,
  place: ListingPlace,
  { category }: ListingSubject,
  counts: FacetCounts,
  index: DirectoryIndex,
): FacetLink[] {
  const used = new Map(counts.categories.map(({ value, count }) => [value, count]))
  const root = category && index.categoryPath(category)[0]
  const candidates = [...(root ? [root, ...index.children(root.id)] : []), ...index.roots]
  return [...new Set(candidates)]
    .filter((candidate) => candidate !== category && used.get(candidate.slug))
    .map((candidate) => ({
      href: listingHref(withFilter(place, { categorySlug: candidate.slug })),
      label: candidate.name[t.locale],
      count: used.get(candidate.slug) ?? 0,
      current: false,
    }))
}
