import { type LocaleCode, otherLocale } from './locales.ts'

/**
 * Returns the text in the language of the page (`locale`), or in the other language when it is missing, and says which
 * language the text has. `text` is null when both languages are missing.
 */
export function pickText(
  text: { readonly uk?: string | undefined; readonly en?: string | undefined } | null | undefined,
  locale: LocaleCode,
): { readonly text: string | null; readonly lang: LocaleCode } {
  const own = text?.[locale]
  if (own) return { text: own, lang: locale }
  const lang = otherLocale(locale)
  const other = text?.[lang]
  return other ? { text: other, lang } : { text: null, lang: locale }
}
