import { type LocaleCode, localizePath } from '@verstat/i18n'
import type { MailServices } from '../accounts-context.ts'
import { type Unsubscribing, unsubscribeCode } from './unsubscribe-code.ts'

/**
 * Returns the address that turns such e-mails off, and the headers with which a mail program does it with one press (RFC
 * 8058). Both belong to every e-mail that a setting of the user turns off, and to no other.
 */
export function waysToUnsubscribe(
  { origin, secret }: Pick<MailServices, 'origin' | 'secret'>,
  about: Unsubscribing & { readonly locale: LocaleCode },
): { readonly url: string; readonly headers: Readonly<Record<string, string>> } {
  const path = localizePath('/unsubscribe', about.locale)
  const url = `${origin}${path}?code=${unsubscribeCode(secret, about)}`
  const headers = { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  return { url, headers }
}
