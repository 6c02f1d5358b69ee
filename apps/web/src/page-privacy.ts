import { stripLocale } from '@verstat/i18n'
import { isCodePage } from './lib/urls/code-pages.ts'

/**
 * Pages that differ between visitors and so cannot be cached for all of them: forms that contain the time when they
 * were opened, and pages of a user.
 */
const PERSONAL = /^\/(feedback|user|panel)(\/|$)|^\/advertisement\/\w+\/thank-you$/

/**
 * Pages on which nothing but the header, and the form that searches from the home page, depends on the user. A page that is named here may
 * call `useUser` only within a `PersonalSlot`, or to ask whether there is a user.
 */
const SAME_FOR_USERS = /^\/($|(orders|producers)\/(.+\/)?page\/\d+|search|terms|policy|nda|advertisement)$/

/** Whether all users get the same page of a path, apart from its slots. */
export function isSameForUsers(path: string): boolean {
  return SAME_FOR_USERS.test(stripLocale(path))
}

/** Says who may get the same cached copy of the page, see `PrivacyOf` in the server. */
export function privacyOf(path: string): 'shared' | 'personal' | 'secret' {
  const bare = stripLocale(path)
  if (isCodePage(bare)) return 'secret'
  return PERSONAL.test(bare) ? 'personal' : 'shared'
}
