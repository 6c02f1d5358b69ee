import type { Category, Region, Send } from '@verstat/contract'
import { listCategories, listRegions } from '@verstat/contract/browser'

/**
 * The categories-and-regions helper: turns `/v1/category` and `/v1/region` into trees, names, slugs and counts.
 * It drives menus, filters, headings and breadcrumbs.
 */
export type DirectoryIndex = {
  readonly roots: readonly Category[]
  readonly regions: readonly Region[]
  readonly children: (rootId: string) => readonly Category[]
  readonly categoryBySlug: (slug: string) => Category | undefined
  /** The slug of the category that the one of this slug was merged into. */
  readonly slugInsteadOf: (slug: string) => string | undefined
  readonly categoryById: (id: string) => Category | undefined
  readonly regionBySlug: (slug: string) => Region | undefined
  readonly regionById: (id: string) => Region | undefined
  /** The category and what stands above it, root first. */
  readonly categoryPath: (category: Category) => readonly Category[]
}

type IndexKind = 'named' | 'counted'

export type LoadDirectoryIndex = (kind?: IndexKind) => Promise<DirectoryIndex>

/** Builds the index from the two dictionaries. Order of entries is kept. */
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

/** How many orders or producers an entry of the counted index has. */
export function countOf({ counts }: Category | Region, kind: 'orders' | 'producers'): number {
  return counts?.[kind] ?? 0
}

const KEEP_MS = 60_000

/**
 * Loads the index on the first need and keeps it for a minute; a failed load is tried again at the next need. Most
 * pages need names only; `counted` is for those that show how many listings there are.
 */
export function createDirectoryIndexLoader(send: Send): LoadDirectoryIndex {
  const kept = new Map<IndexKind, { readonly at: number; readonly index: Promise<DirectoryIndex> }>()
  return (kind = 'named') => {
    const known = kept.get(kind)
    if (known && performance.now() - known.at < KEEP_MS) return known.index
    const index = loadIndex(send, kind)
    kept.set(kind, { at: performance.now(), index })
    index.catch(() => kept.delete(kind))
    return index
  }
}

// On the server all pages get the same dictionary until it changes.
const built = new WeakMap<readonly Category[], { regions: readonly Region[]; index: DirectoryIndex }>()

async function loadIndex(send: Send, kind: IndexKind): Promise<DirectoryIndex> {
  const input = kind === 'named' ? ({ counts: 'none' } as const) : {}
  const [categories, regions] = await Promise.all([send(listCategories, input), send(listRegions, input)])
  const known = built.get(categories)
  if (known?.regions === regions) return known.index
  const index = buildDirectoryIndex(categories, regions)
  built.set(categories, { regions, index })
  return index
}
