/**
 * Which message files travel to the browser together: one chunk per bundle and language.
 * `site` is on every page; long or rare texts are bundles of their own and asked for by the routes that need them.
 */
export const BUNDLES = {
  site: ['common', 'home', 'orders', 'producers', 'search', 'errorpages'],
  advertisement: ['advertisement'],
  legal: ['legal'],
  errors: ['errors'],
} as const satisfies Record<string, readonly string[]>

export type BundleName = keyof typeof BUNDLES
export type Feature = (typeof BUNDLES)[BundleName][number]

export const BUNDLE_NAMES = Object.keys(BUNDLES) as readonly BundleName[]
export const FEATURES: readonly Feature[] = Object.values(BUNDLES).flat()
