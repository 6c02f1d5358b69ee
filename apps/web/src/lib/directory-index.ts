import { type Category, listCategories, listRegions, type Region, type Send } from '@verstat/contract'

/**
 * The categories-and-regions helper: turns `/v1/category` and `/v1/region` into trees, names, slugs and counts.
 * It drives menus, filters, headings and breadcrumbs.
 */
export type DirectoryIndex = {
  readonly roots: readonly Category[]
  readonly regions: readonly Region[]
  readonly children: (rootId: string) => readonly Category[]
  readonly categoryBySlug: (slug: string) => Category | undefined
  readonly categoryById: (id: string) => Category | undefined
  readonly regionBySlug: (slug: string) => Region | undefined
  readonly regionById: (id: string) => Region | undefined
  /** The category and what stands above it, root first. */
  readonly categoryPath: (category: Category) => readonly Category[]
}

export type LoadDirectoryIndex = () => Promise<DirectoryIndex>

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
    categoryById: (id) => byId.get(id),
    regionBySlug: (slug) => regionsBySlug.get(slug),
    regionById: (id) => regionsById.get(id),
    categoryPath: (category) => {
      const parent = category.parentId === null ? undefined : byId.get(category.parentId)
      return parent ? [parent, category] : [category]
    },
  }
}

const KEEP_MS = 60_000

/** Loads the index on the first need and keeps it for a minute; a failed load is tried again at the next need. */
export function createDirectoryIndexLoader(send: Send): LoadDirectoryIndex {
  let loaded: { readonly at: number; readonly index: Promise<DirectoryIndex> } | undefined
  return () => {
    const age = loaded ? performance.now() - loaded.at : Number.POSITIVE_INFINITY
    if (!loaded || age > KEEP_MS) {
      const index = loadIndex(send)
      loaded = { at: performance.now(), index }
      index.catch(() => {
        loaded = undefined
      })
    }
    return loaded.index
  }
}

async function loadIndex(send: Send): Promise<DirectoryIndex> {
  const [categories, regions] = await Promise.all([send(listCategories, {}), send(listRegions, {})])
  return buildDirectoryIndex(categories, regions)
}
