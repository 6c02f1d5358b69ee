import { type LocaleCode, otherLocale } from './locales.ts'

/** The text in the page's language, otherwise in the other one, with its language; null when there is neither. */
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
