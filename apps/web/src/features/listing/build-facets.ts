import type { Category, FacetCount, OrderType, Region } from '@verstat/contract'
import { ORDER_TYPES } from '@verstat/contract/browser'
import type { Translator } from '@verstat/i18n'
import type { DirectoryIndex } from '../../lib/api/directory-index.ts'
import type { ListingFilter } from '../../lib/urls/listing-path.ts'

export type FacetLink = {
  readonly href: string
  readonly label: string
  readonly count?: number
  readonly current: boolean
  /** True for a leaf category, which is shown below its root category. */
  readonly nested?: boolean
}

/**
 * One filter of a list, such as the region. Each link in `links` sets one value of this filter, and the most used value
 * comes first. The link `all` removes the filter.
 */
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

/** New values of filters. Undefined removes a filter. */
export type FilterChange = { readonly [K in keyof ListingFilter]?: ListingFilter[K] | undefined }

export type FacetParts = {
  readonly t: Translator
  readonly index: DirectoryIndex
  readonly counts: FacetCounts
  readonly chosen: {
    readonly type?: OrderType | undefined
    readonly region?: Region | undefined
    readonly category?: Category | undefined
  }
  /** Returns the path of the same list with changed filters. */
  readonly hrefOf: (change: FilterChange) => string
}

/**
 * Builds the facets (filters with counts) from the counts of the API. Values without listings are left out, except the
 * chosen value.
 */
export function buildFacets(parts: FacetParts): Record<Facet['name'], Facet> {
  return { type: typeFacet(parts), category: categoryFacet(parts), region: regionFacet(parts) }
}

function typeFacet({ t, counts, chosen, hrefOf }: FacetParts): Facet {
  const countOf = toMap(counts.types ?? [])
  const links = ORDER_TYPES.filter((type) => type === chosen.type || countOf.get(type)).map((type) => ({
    href: hrefOf({ type }),
    label: t(`orders.type.${type}`),
    count: countOf.get(type) ?? 0,
    current: type === chosen.type,
  }))
  return {
    name: 'type',
    heading: t('common.facet.type'),
    all: { href: hrefOf({ type: undefined }), label: t('common.facet.allTypes'), current: !chosen.type },
    links,
  }
}

function regionFacet({ t, index, counts, chosen, hrefOf }: FacetParts): Facet {
  const countOf = toMap(counts.regions)
  const links = index.regions
    .map((region) => ({
      href: hrefOf({ regionSlug: region.slug }),
      label: region.name[t.locale],
      count: countOf.get(region.slug) ?? 0,
      current: region.id === chosen.region?.id,
    }))
    .filter((link) => link.count > 0 || link.current)
    .sort(byUse)
  const all = { href: hrefOf({ regionSlug: undefined }), current: !chosen.region }
  return {
    name: 'region',
    heading: t('common.facet.region'),
    all: { ...all, label: t('common.facet.allRegions') },
    links,
  }
}

/** Shows the root categories. Once a category is chosen, shows its root category with all leaf categories. */
function categoryFacet({ t, index, counts, chosen, hrefOf }: FacetParts): Facet {
  const countOf = toMap(counts.categories)
  const link = (category: Category): FacetLink & { readonly count: number } => ({
    href: hrefOf({ categorySlug: category.slug }),
    label: category.name[t.locale],
    count: countOf.get(category.slug) ?? 0,
    current: category.id === chosen.category?.id,
  })
  const used = (links: readonly (FacetLink & { readonly count: number })[]) =>
    links.filter((entry) => entry.count > 0 || entry.current).sort(byUse)
  const root = chosen.category && index.categoryPath(chosen.category)[0]
  const links = root
    ? [link(root), ...used(index.children(root.id).map(link)).map((leaf) => ({ ...leaf, nested: true }))]
    : used(index.roots.map(link))
  const all = { href: hrefOf({ categorySlug: undefined }), current: !chosen.category }
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
