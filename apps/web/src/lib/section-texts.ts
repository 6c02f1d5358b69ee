import type { BundleName } from '@verstat/i18n/bundles'

/** The messages that pages of a section need besides those of every page. Paths are without language. */
const BUNDLES_OF_SECTION: Readonly<Record<string, readonly BundleName[]>> = {
  '': ['home', 'orders', 'producers'],
  orders: ['orders'],
  producers: ['producers'],
  search: ['search', 'orders', 'producers'],
  login: ['forms', 'guest'],
  register: ['forms', 'guest'],
  'forgot-password': ['forms', 'guest'],
  'password-reset': ['forms', 'guest'],
  verify: ['forms', 'guest'],
  user: ['forms', 'uploads', 'account', 'own', 'plans'],
  feedback: ['forms', 'feedback'],
  payment: ['forms', 'paying'],
  panel: ['forms', 'panel', 'orders', 'orderpage', 'producers', 'plans'],
}

/** What the page of one listing has beside the lists. */
const LISTING_BUNDLES: Readonly<Record<string, readonly BundleName[]>> = {
  orders: ['orderpage', 'forms', 'contact'],
  producers: ['forms', 'contact'],
}

/** Pages that place and edit listings speak of all that a listing has, and check it in the API's words. */
const PLACING = /^\/(advertisement|user\/advertisment\/edit)\/(order|producer)(\/|$)/
const PLACING_BUNDLES: readonly BundleName[] = [
  'forms',
  'placing',
  'uploads',
  'errors',
  'orders',
  'orderpage',
  'producers',
]

/** Where the link of a reminder leads. */
const RENEWAL = '/advertisement/renew'

/** Every bundle of messages that the page at `path` shows texts of; a listing's page shows its owner more. */
export function bundlesOf(path: string, isSignedIn = false): readonly BundleName[] {
  if (PLACING.test(path)) return ['site', ...PLACING_BUNDLES]
  if (path === RENEWAL) return ['site', 'forms', 'renewal']
  const [, section = '', ...rest] = path.split('/')
  const own = Object.hasOwn(BUNDLES_OF_SECTION, section) ? (BUNDLES_OF_SECTION[section] ?? []) : []
  const ofListing = rest.length === 1 && Object.hasOwn(LISTING_BUNDLES, section) && LISTING_BUNDLES[section]
  if (!ofListing) return ['site', ...own]
  return ['site', ...own, ...ofListing, ...(isSignedIn ? (['own'] as const) : [])]
}
