import { normalizePath } from 'vite'

type Chunk = {
  readonly name: string
  /** From the root of the project. A module belongs to the first chunk that lists a folder around it. */
  readonly folders: readonly string[]
  /** The least number of pages that share a module of the chunk; other modules stay in their page's chunk. */
  readonly minShareCount: number
  /** The chunk with the higher priority gets the dependencies that two chunks have in common. */
  readonly priority: number
}

const FEATURES = 'apps/web/src/features'

/**
 * Few chunks, because large ones compress better. Besides them `frame` holds what every page runs. Forms, producer
 * cards and static pages are separate from `shared`, because the list of orders uses none of them. `placing` has the
 * lowest priority, otherwise it would get all form code.
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
  { name: 'panel', folders: [`${FEATURES}/panel`], minShareCount: 2, priority: 1 },
  { name: 'producers', folders: [`${FEATURES}/listing/producer-cards`], minShareCount: 2, priority: 1 },
  { name: 'static', folders: ['packages/seo/src/static'], minShareCount: 2, priority: 1 },
  {
    // Used by the pages of a single order or producer, and by no list.
    name: 'single',
    folders: [`${FEATURES}/region-map`, `${FEATURES}/listing/facts`, 'apps/web/src/lib/realtime'],
    minShareCount: 2,
    priority: 1,
  },
  {
    // Used by the list pages, among others.
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
