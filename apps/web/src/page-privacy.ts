import { stripLocale } from '@verstat/i18n'
import { isCodePage } from './lib/urls/code-pages.ts'

/**
 * Pages that differ between visitors and so cannot be cached for all of them: forms that contain the time when they
 * were opened, and pages of a user.
 */
const PERSONAL = /^\/(feedback|user|panel)(\/|$)|^\/advertisement\/\w+\/thank-you$/

/** Says who may get the same cached copy of the page, see `PrivacyOf` in the server. */
export function privacyOf(path: string): 'shared' | 'personal' | 'secret' {
  const bare = stripLocale(path)
  if (isCodePage(bare)) return 'secret'
  return PERSONAL.test(bare) ? 'personal' : 'shared'
}
