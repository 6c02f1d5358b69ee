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
  /** A leaf category, shown below its root. */
  readonly nested?: boolean
}

/** Filter of a list by one dimension: its values, most used first, and a link that removes the filter. */
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

/** Filters to set, or to remove where undefined. */
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
  /** Path of the same list with these filters changed. */
  readonly hrefOf: (change: FilterChange) => string
}

/** Builds the facets from the API's counts; values without listings are left out, except the chosen one. */
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

/** Root categories, or the chosen root with its leaves. */
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
