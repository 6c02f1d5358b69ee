import { stripLocale } from '@verstat/i18n'
import { isCodePage } from './lib/urls/code-pages.ts'

/** Pages that visitors do not share: a form that says when it was opened, and what belongs to somebody. */
const PERSONAL = /^\/(feedback|user|panel)(\/|$)|^\/advertisement\/\w+\/thank-you$/

/** Who gets the page of a path, language and all, see `PrivacyOf` of the server. */
export function privacyOf(path: string): 'shared' | 'personal' | 'secret' {
  const bare = stripLocale(path)
  if (isCodePage(bare)) return 'secret'
  return PERSONAL.test(bare) ? 'personal' : 'shared'
}
