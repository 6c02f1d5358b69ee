/**
 * Which message files travel to the browser together: one chunk per bundle and language.
 * `site` is on every page; the others are loaded by the sections of the site that need them.
 */
export const BUNDLES = {
  site: ['common', 'errorpages'],
  home: ['home'],
  orders: ['orders'],
  orderpage: ['orderpage'],
  producers: ['producers'],
  search: ['search'],
  suggest: ['suggest'],
  advertisement: ['advertisement'],
  legal: ['legal'],
  consent: ['consent'],
  forms: ['forms'],
  uploads: ['uploads'],
  guest: ['guest'],
  account: ['account'],
  feedback: ['feedback'],
  panel: ['panel'],
  placing: ['placing'],
  contact: ['contact'],
  paying: ['paying'],
  plans: ['plans'],
  seller: ['seller'],
  own: ['own'],
  renewal: ['renewal'],
  live: ['live'],
  errors: ['errors'],
} as const satisfies Record<string, readonly string[]>

/** Files that no page shows texts of. */
const SERVER_FEATURES = ['mail', 'sandbox', 'invoice'] as const

export type BundleName = keyof typeof BUNDLES
export type Feature = (typeof BUNDLES)[BundleName][number] | (typeof SERVER_FEATURES)[number]

export const BUNDLE_NAMES = Object.keys(BUNDLES) as readonly BundleName[]
export const FEATURES: readonly Feature[] = [...Object.values(BUNDLES).flat(), ...SERVER_FEATURES]
