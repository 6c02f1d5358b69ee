import { type LocaleCode, localizePath } from '@verstat/i18n'
import type { MailServices } from '../accounts-context.ts'
import { type Unsubscribing, unsubscribeCode } from './unsubscribe-code.ts'

/**
 * Returns the headers with which a mail program turns such e-mails off with one press (RFC 8058). They belong to every
 * e-mail that a setting of the user turns off, and to no other.
 */
export function unsubscribeHeaders(
  { origin, secret }: Pick<MailServices, 'origin' | 'secret'>,
  about: Unsubscribing & { readonly locale: LocaleCode },
): Readonly<Record<string, string>> {
  const path = localizePath('/unsubscribe', about.locale)
  return {
    'List-Unsubscribe': `<${origin}${path}?code=${unsubscribeCode(secret, about)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
