import type { Category, Region, Send } from '@verstat/contract'
import { listCategories, listRegions } from '@verstat/contract/browser'

/** Categories and regions as trees and lookups, for menus, filters, headings and breadcrumbs. */
export type DirectoryIndex = {
  readonly roots: readonly Category[]
  readonly regions: readonly Region[]
  readonly children: (rootId: string) => readonly Category[]
  readonly categoryBySlug: (slug: string) => Category | undefined
  /** Returns the slug of the category into which the category with the former slug was merged. */
  readonly slugInsteadOf: (slug: string) => string | undefined
  readonly categoryById: (id: string) => Category | undefined
  readonly regionBySlug: (slug: string) => Region | undefined
  readonly regionById: (id: string) => Region | undefined
  /** Returns the categories from the root category down to the given category. */
  readonly categoryPath: (category: Category) => readonly Category[]
}

type IndexKind = 'named' | 'counted'

export type LoadDirectoryIndex = (kind?: IndexKind) => Promise<DirectoryIndex>

export function buildDirectoryIndex(
  categories: readonly Category[],
  regions: readonly Region[],
): DirectoryIndex {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const bySlug = new Map(categories.map((category) => [category.slug, category]))
  const byParent = Map.groupBy(categories, (category) => category.parentId)
  const regionsById = new Map(regions.map((region) => [region.id, region]))
  const regionsBySlug = new Map(regions.map((region) => [region.slug, region]))
  return {
    roots: byParent.get(null) ?? [],
    regions,
    children: (rootId) => byParent.get(rootId) ?? [],
    categoryBySlug: (slug) => bySlug.get(slug),
    slugInsteadOf: (slug) => categories.find(({ formerSlugs }) => formerSlugs?.includes(slug))?.slug,
    categoryById: (id) => byId.get(id),
    regionBySlug: (slug) => regionsBySlug.get(slug),
    regionById: (id) => regionsById.get(id),
    categoryPath: (category) => {
      const parent = category.parentId === null ? undefined : byId.get(category.parentId)
      return parent ? [parent, category] : [category]
    },
  }
}

/**
 * Returns how many orders or producers a category or region has. Returns 0 unless the index was loaded with `counted`.
 */
export function countOf({ counts }: Category | Region, kind: 'orders' | 'producers'): number {
  return counts?.[kind] ?? 0
}

const CACHE_MS = 60_000

/**
 * Caches the index for one minute. A failed load is tried again on the next call. Pages that show numbers of listings
 * pass `counted`.
 */
export function createDirectoryIndexLoader(send: Send): LoadDirectoryIndex {
  const cache = new Map<IndexKind, { readonly at: number; readonly index: Promise<DirectoryIndex> }>()
  return (kind = 'named') => {
    const known = cache.get(kind)
    if (known && performance.now() - known.at < CACHE_MS) return known.index
    const index = loadIndex(send, kind)
    cache.set(kind, { at: performance.now(), index })
    index.catch(() => cache.delete(kind))
    return index
  }
}

// In the server, the API returns the same arrays until the dictionary changes. So all requests can share one index.
const sharedIndexes = new WeakMap<
  readonly Category[],
  { regions: readonly Region[]; index: DirectoryIndex }
>()

async function loadIndex(send: Send, kind: IndexKind): Promise<DirectoryIndex> {
  const input = kind === 'named' ? ({ counts: 'none' } as const) : {}
  const [categories, regions] = await Promise.all([send(listCategories, input), send(listRegions, input)])
  const known = sharedIndexes.get(categories)
  if (known?.regions === regions) return known.index
  const index = buildDirectoryIndex(categories, regions)
  sharedIndexes.set(categories, { regions, index })
  return index
}
