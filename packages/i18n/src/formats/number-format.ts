import { LOCALES, type LocaleCode } from '../locales/locales.ts'

/** `1 299,5` / `1,299.5`; at most `maxFractionDigits` (3) digits after the separator. */
export function formatNumber(value: number, locale: LocaleCode, maxFractionDigits = 3): string {
  return sameSpaces(numberFormat(locale, maxFractionDigits).format(value))
}

/** Plural category of a number: one, few, many, other. */
export function pluralRules(locale: LocaleCode, type: Intl.PluralRuleType = 'cardinal'): Intl.PluralRules {
  return cached(
    pluralCache,
    `${locale}:${type}`,
    () => new Intl.PluralRules(LOCALES[locale].intlTag, { type }),
  )
}

/** Versions of ICU differ in which no-break space they print; server and browser must print the same one. */
export function sameSpaces(text: string): string {
  return text.replace(/[\u2000-\u200a\u202f\u205f\u3000]/g, '\u00a0')
}

// Making a formatter costs a thousand times more than using it, and it never changes: shared by all requests.
const numberCache = new Map<string, Intl.NumberFormat>()
const pluralCache = new Map<string, Intl.PluralRules>()

function numberFormat(locale: LocaleCode, maximumFractionDigits: number): Intl.NumberFormat {
  return cached(
    numberCache,
    `${locale}:${maximumFractionDigits}`,
    () => new Intl.NumberFormat(LOCALES[locale].intlTag, { maximumFractionDigits, useGrouping: true }),
  )
}

function cached<T>(cache: Map<string, T>, key: string, make: () => T): T {
  const known = cache.get(key)
  if (known) return known
  const made = make()
  cache.set(key, made)
  return made
}
