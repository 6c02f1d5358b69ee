import { normalizePath } from 'vite'

type Chunk = {
  readonly name: string
  /** Paths from the root of the project. A module belongs to the first chunk with a folder that contains the module. */
  readonly folders: readonly string[]
  /**
   * A module goes into this chunk when at least this many pages use the module. Other modules stay in the chunk of
   * their page.
   */
  readonly minShareCount: number
  /** When two chunks have a dependency in common, the chunk with the higher priority contains the dependency. */
  readonly priority: number
}

const FEATURES = 'apps/web/src/features'

/**
 * There are only a few chunks, because large files compress better. The chunk `frame`, which every page loads, is not
 * in this list. The list of orders needs no forms, rows of producers or static pages, so they are not in `shared`.
 * `placing` has the lowest priority, otherwise it would contain all form code.
 */
export const CHUNKS: readonly Chunk[] = [
  {
    name: 'forms',
    folders: [
      ...['forms', 'guest', 'account', 'feedback', 'own-listings'].map((name) => `${FEATURES}/${name}`),
      'packages/ui/src/masks',
      'node_modules/maska',
    ],
    minShareCount: 2,
    priority: 1,
  },
  { name: 'placing', folders: [`${FEATURES}/listing-forms`], minShareCount: 2, priority: 0 },
  { name: 'uploads', folders: [`${FEATURES}/uploads`], minShareCount: 2, priority: 0.5 },
  { name: 'storage', folders: ['apps/web/src/lib/storage'], minShareCount: 2, priority: 1 },
  // Lists of values belong to no page: without this chunk, the panel's would hold what the page of an order needs.
  { name: 'values', folders: ['packages/contract/src'], minShareCount: 3, priority: 1.5 },
  { name: 'panel', folders: [`${FEATURES}/panel`], minShareCount: 2, priority: 1 },
  { name: 'producers', folders: [`${FEATURES}/listing/producer-rows`], minShareCount: 2, priority: 1 },
  { name: 'static', folders: ['packages/seo/src/static'], minShareCount: 2, priority: 1 },
  {
    // The pages of a single order or producer use these modules. Lists do not.
    name: 'single',
    folders: [`${FEATURES}/region-map`, `${FEATURES}/listing/facts`, 'apps/web/src/lib/realtime'],
    minShareCount: 2,
    priority: 1,
  },
  // Lists have no blocks of facts, but most other pages do.
  { name: 'facts', folders: ['packages/ui/src/facts'], minShareCount: 2, priority: 1 },
  {
    // The list pages use these modules, and other pages do too.
    name: 'shared',
    folders: [
      `${FEATURES}/listing`,
      `${FEATURES}/listing-page`,
      'apps/web/src/lib',
      'packages/ui/src',
      'packages/seo/src',
      'packages/i18n/src',
    ],
    minShareCount: 3,
    priority: 2,
  },
]

export function chunkGroups() {
  return CHUNKS.map(({ name, minShareCount, priority }) => ({
    name,
    minShareCount,
    priority,
    test: (id: string) => chunkOf(id) === name,
  }))
}

function chunkOf(id: string): string | undefined {
  const path = normalizePath(id)
  return CHUNKS.find(({ folders }) => folders.some((folder) => path.includes(`/${folder}/`)))?.name
}
