import type { Category, FacetCount, OrderType, Region } from '@verstat/contract'
import { ORDER_TYPES } from '@verstat/contract/browser'
import type { Translator } from '@verstat/i18n'
import type { DirectoryIndex } from '../../lib/directory-index.ts'
import { type ListingPlace, listingHref, withFilter } from './listing-href.ts'
import type { ListingSubject } from './listing-subject.ts'

/** One way to narrow a list, as a link. */
export type FacetLink = {
  readonly href: string
  readonly label: string
  readonly count?: number
  readonly current: boolean
  /** A category under its root. */
  readonly nested?: boolean
}

/** One dimension of a list: what can be chosen in it, most used first, and how to leave it. */
export type Facet = {
  readonly name: 'type' | 'region' | 'category'
  readonly heading: string
  readonly all: FacetLink
  readonly links: readonly FacetLink[]
}

export type FacetCounts = {
  readonly types?: readonly FacetCount[] | undefined
  readonly regions: readonly FacetCount[]
  readonly categories: readonly FacetCount[]
}

/** The facets of a list from the API's counts: nothing that would leave an empty list, except what is chosen. */
export function listingFacets(
  t: Translator,
  place: ListingPlace,
  subject: ListingSubject,
  counts: FacetCounts,
  index: DirectoryIndex,
): readonly Facet[] {
  const region = regionFacet(t, place, subject.region, toMap(counts.regions), index)
  const category = categoryFacet(t, place, subject.category, toMap(counts.categories), index)
  const type = typeFacet(t, place, subject.type, toMap(counts.types ?? []))
  const facets = place.kind === 'producers' ? [category, region] : [type, category, region]
  // The API counts the path's filters alone; beside further ones its numbers would promise too much.
  return isNarrowed(place) ? facets.map(withoutCounts) : facets
}

function isNarrowed({ query }: ListingPlace): boolean {
  return Object.keys(query).some((key) => !['sort', 'unit', 'currency'].includes(key))
}

function withoutCounts(facet: Facet): Facet {
  return { ...facet, links: facet.links.map(({ count: _count, ...link }) => link) }
}

function typeFacet(
  t: Translator,
  place: ListingPlace,
  chosen: OrderType | undefined,
  counts: ReadonlyMap<string, number>,
): Facet {
  const links = ORDER_TYPES.filter((type) => type === chosen || counts.get(type)).map((type) => ({
    href: listingHref(withFilter(place, { type })),
    label: t(`orders.type.${type}`),
    count: counts.get(type) ?? 0,
    current: type === chosen,
  }))
  const all = { href: listingHref(withFilter(place, { type: undefined })), current: chosen === undefined }
  return {
    name: 'type',
    heading: t('common.facet.type'),
    all: { ...all, label: t('common.facet.allTypes') },
    links,
  }
}

function regionFacet(
  t: Translator,
  place: ListingPlace,
  chosen: Region | undefined,
  counts: ReadonlyMap<string, number>,
  index: DirectoryIndex,
): Facet {
  const links = index.regions
    .map((region) => ({
      href: listingHref(withFilter(place, { regionSlug: region.slug })),
      label: region.name[t.locale],
      count: counts.get(region.slug) ?? 0,
      current: region.id === chosen?.id,
    }))
    .filter((link) => link.count > 0 || link.current)
    .sort(byUse)
  const all = { href: listingHref(withFilter(place, { regionSlug: undefined })), current: !chosen }
  return {
    name: 'region',
    heading: t('common.facet.region'),
    all: { ...all, label: t('common.facet.allRegions') },
    links,
  }
}

/** Roots until one is chosen; then the chosen root with what is under it. */
function categoryFacet(
  t: Translator,
  place: ListingPlace,
  chosen: Category | undefined,
  counts: ReadonlyMap<string, number>,
  index: DirectoryIndex,
): Facet {
  const link = (category: Category): FacetLink & { readonly count: number } => ({
    href: listingHref(withFilter(place, { categorySlug: category.slug })),
    label: category.name[t.locale],
    count: counts.get(category.slug) ?? 0,
    current: category.id === chosen?.id,
  })
  const used = (links: readonly (FacetLink & { readonly count: number })[]) =>
    links.filter((entry) => entry.count > 0 || entry.current).sort(byUse)
  const root = chosen && index.categoryPath(chosen)[0]
  const links = root
    ? [link(root), ...used(index.children(root.id).map(link)).map((leaf) => ({ ...leaf, nested: true }))]
    : used(index.roots.map(link))
  const all = { href: listingHref(withFilter(place, { categorySlug: undefined })), current: !chosen }
  return {
    name: 'category',
    heading: t('common.facet.category'),
    all: { ...all, label: t('common.facet.allCategories') },
    links,
  }
}

function byUse(a: { readonly count: number }, b: { readonly count: number }): number {
  return b.count - a.count
}

function toMap(counts: readonly FacetCount[]): ReadonlyMap<string, number> {
  return new Map(counts.map(({ value, count }) => [value, count]))
}
