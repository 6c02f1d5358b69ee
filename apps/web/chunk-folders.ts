import { normalizePath } from 'vite'

type Chunk = {
  readonly name: string
  /**
   * Paths of folders and files from the root of the project. A module belongs to the chunk with the longest path that
   * contains the module.
   */
  readonly paths: readonly string[]
  /**
   * A module goes into this chunk when at least this many pages use the module. Other modules stay in the chunk of
   * their page.
   */
  readonly minShareCount: number
  /** When two chunks have a dependency in common, the chunk with the higher priority contains the dependency. */
  readonly priority: number
}

const FEATURES = 'apps/web/src/features'
const LISTING = `${FEATURES}/listing`
const CONTRACT = 'packages/contract/src'
const UI = 'packages/ui/src'

/**
 * There are only a few chunks, because large files compress better. The chunk `frame`, which every page loads, is not
 * in this list. A chunk contains what the same pages need, because a page that needs one module loads the whole chunk.
 * What others depend on has a higher priority than they have, so that it does not end in one of their chunks.
 */
export const CHUNKS: readonly Chunk[] = [
  {
    // The few values of the contract that first pages of visitors need.
    name: 'limits',
    paths: [
      ...['directory/order-values', 'offers/offer-values', 'wire-values'].map(
        (name) => `${CONTRACT}/${name}.ts`,
      ),
      `${FEATURES}/listing-page/filters/order-choices.ts`,
    ],
    minShareCount: 2,
    priority: 11,
  },
  {
    // What visitors do not need of the contract.
    name: 'members',
    paths: [
      ...['billing', 'messages', 'offers', 'panel'].map((name) => `${CONTRACT}/${name}`),
      ...['billing', 'messages', 'notice', 'offers', 'panel', 'panel-payment', 'panel-sales'].map(
        (name) => `${CONTRACT}/${name}-calls.ts`,
      ),
      'apps/web/src/lib/session/unread-counts.ts',
    ],
    minShareCount: 2,
    priority: 10,
  },
  { name: 'values', paths: [CONTRACT], minShareCount: 3, priority: 10 },
  {
    name: 'calls',
    paths: [...['account', 'listing'].map((name) => `${CONTRACT}/${name}-calls.ts`)],
    minShareCount: 2,
    priority: 10,
  },
  { name: 'drawings', paths: [`${CONTRACT}/drawings`], minShareCount: 2, priority: 10 },
  {
    // What only loaders use. The first page of a visit has its data in the HTML, so it needs no loader.
    name: 'words',
    paths: [
      'packages/seo/src',
      'packages/i18n/src',
      'apps/web/src/lib/head',
      ...[
        'build-facets',
        'capacity-text',
        'listing-words',
        'page-in-query',
        'send-lenient',
        'status-tone',
      ].map((name) => `${LISTING}/${name}.ts`),
      ...['listing-fact', 'order-fact-words', 'producer-fact-words', 'rule-facts'].map(
        (name) => `${LISTING}/facts/${name}.ts`,
      ),
      `${LISTING}/rows/order-row-view.ts`,
      `${LISTING}/rows/paid-kinds.ts`,
      `${LISTING}/producer-rows/producer-row-view.ts`,
      `${FEATURES}/listing-page`,
    ],
    minShareCount: 2,
    priority: 8,
  },
  {
    name: 'lists',
    paths: [
      `${LISTING}/lazy-filter-faults.ts`,
      ...[
        'kept-page-links.ts',
        'lazy-empty-list.ts',
        'listing-frame.tsx',
        'filters/filter-form.tsx',
        'filters/language-field.tsx',
      ].map((name) => `${FEATURES}/listing-page/${name}`),
      ...['filter-chips', 'kept-links', 'rows/seen-marks'].map((name) => `${LISTING}/${name}.tsx`),
      `${UI}/sheet.tsx`,
    ],
    minShareCount: 2,
    priority: 4,
  },
  {
    // First pages of lists have the links to other pages as HTML.
    name: 'pager',
    paths: [`${LISTING}/list-pager.tsx`, `${FEATURES}/listing-page/page-links.tsx`, `${UI}/paging`],
    minShareCount: 2,
    priority: 3,
  },
  { name: 'rows', paths: [`${LISTING}/rows`, `${LISTING}/producer-rows`], minShareCount: 2, priority: 5 },
  {
    // The pages of a single order or producer.
    name: 'single',
    paths: [
      ...['contact', 'gallery'].map((name) => `${FEATURES}/${name}`),
      `${LISTING}/facts/fact-block.tsx`,
      `${FEATURES}/own-listings/lazy-own-tools.ts`,
      ...['written-prose', 'page-tools'].map((name) => `${LISTING}/${name}.tsx`),
      'apps/web/src/lib/realtime',
      `${CONTRACT}/contact-calls.ts`,
      `${UI}/icons/drawn/icon-badge-check.tsx`,
      `${UI}/icons/drawn/icon-printer.tsx`,
    ],
    minShareCount: 2,
    priority: 2,
  },
  {
    // What a visitor sees after pressing the button for the contact.
    name: 'contact',
    paths: ['contact-card.tsx', 'contact-reveal.tsx', 'request-contact.ts'].map(
      (name) => `${FEATURES}/contact/${name}`,
    ),
    minShareCount: 2,
    priority: 2,
  },
  {
    // What pages of one thing have, for visitors and for members. Lists have no use for it.
    name: 'parts',
    paths: [
      ...['language-mark', 'page-part'].map((name) => `${LISTING}/${name}.tsx`),
      ...['badge', 'disclosure', 'icons/drawn/icon-file-down', 'picture'].map((name) => `${UI}/${name}.tsx`),
      'apps/web/src/lib/toasts/copy-text.ts',
      'apps/web/src/lib/sealed-offers.ts',
    ],
    minShareCount: 2,
    priority: 9,
  },
  {
    // What many pages have, but no first page of a visitor.
    name: 'extras',
    paths: [
      ...['copy', 'eye', 'eye-off', 'mail-check', 'map-pin'].map(
        (name) => `${UI}/icons/drawn/icon-${name}.tsx`,
      ),
      ...['empty-state', 'hatching', 'icons/drawn/icon-search-x', 'thumbnail'].map(
        (name) => `${UI}/${name}.tsx`,
      ),
      ...['messenger-names', 'phone-text'].map((name) => `apps/web/src/lib/texts/${name}.ts`),
      'apps/web/src/lib/api/field-errors.ts',
      'apps/web/src/lib/navigation/use-go-to.ts',
      `${LISTING}/keep-written.ts`,
      `${LISTING}/facts/choice-words.ts`,
    ],
    minShareCount: 2,
    priority: 9,
  },
  {
    name: 'phone',
    paths: [`${UI}/masks`, 'node_modules/maska', `${FEATURES}/forms/phone-field.tsx`],
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'guest',
    paths: [
      `${FEATURES}/guest`,
      ...['password-field.tsx', 'password-strength.tsx', 'rate-password.ts'].map(
        (name) => `${FEATURES}/forms/${name}`,
      ),
      `${CONTRACT}/accounts/guessable-password.ts`,
    ],
    minShareCount: 2,
    priority: 2,
  },
  { name: 'forms', paths: [`${FEATURES}/forms`], minShareCount: 3, priority: 6 },
  { name: 'own', paths: [`${FEATURES}/own-listings`, `${FEATURES}/account`], minShareCount: 2, priority: 1 },
  {
    name: 'placing',
    paths: [`${FEATURES}/listing-forms`, `${FEATURES}/region-map/point-picker.tsx`],
    minShareCount: 2,
    priority: 0,
  },
  { name: 'uploads', paths: [`${FEATURES}/uploads`], minShareCount: 2, priority: 1 },
  { name: 'storage', paths: ['apps/web/src/lib/storage'], minShareCount: 2, priority: 1 },
  { name: 'panel', paths: [`${FEATURES}/panel`], minShareCount: 2, priority: 1 },
  // Blocks of facts and the mark on the map: single pages have them, and so has the home page.
  { name: 'facts', paths: [`${UI}/facts`, `${FEATURES}/region-map`], minShareCount: 2, priority: 3 },
  // What most pages use.
  {
    name: 'shared',
    paths: [
      LISTING,
      'apps/web/src/lib',
      UI,
      `${CONTRACT}/directory/text-values.ts`,
      `${FEATURES}/listing-page/listing-href.ts`,
      `${LISTING}/rows/seen-listings.ts`,
      `${LISTING}/rows/kept-order-rows.tsx`,
      `${LISTING}/producer-rows/kept-producer-rows.tsx`,
    ],
    minShareCount: 3,
    priority: 9,
  },
]

/**
 * The routes that `other-pages.ts` loads, with what they need at once. Otherwise their dependencies would stay in chunks
 * of the panel and of forms, and each of these pages would load them all.
 */
const OTHER_ROUTES = {
  name: 'other-routes',
  minShareCount: 1,
  priority: 10,
  test: (id: string) => /\/src\/(?:routeTree\.gen\.ts\?all|routes\/[^?]+\.tsx)$/.test(normalizePath(id)),
}

export function chunkGroups() {
  const groups = CHUNKS.map(({ name, minShareCount, priority }) => ({
    name,
    minShareCount,
    priority,
    test: (id: string) => chunkOf(id) === name,
  }))
  return [OTHER_ROUTES, ...groups]
}

function chunkOf(id: string): string | undefined {
  const file = `${normalizePath(id)}/`
  const found = CHUNKS.flatMap(({ name, paths }) => paths.map((path) => ({ name, path }))).filter(
    ({ path }) => file.includes(`/${path}/`),
  )
  return found.toSorted((a, b) => b.path.length - a.path.length)[0]?.name
}
