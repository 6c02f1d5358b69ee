import { type LocaleCode, otherLocale } from './locales.ts'

/**
 * Returns the text in the language of the page, otherwise in the other language, together with the language. The text
 * is null when there is none.
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
