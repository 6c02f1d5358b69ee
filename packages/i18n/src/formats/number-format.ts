import { LOCALES, type LocaleCode } from '../locales/locales.ts'

/** `1 299,5` / `1,299.5`; at most `maxFractionDigits` digits after the separator, default 3. */
export function formatNumber(value: number, locale: LocaleCode, maxFractionDigits = 3): string {
  return normalizeSpaces(numberFormat(locale, maxFractionDigits).format(value))
}

export function pluralRules(locale: LocaleCode, type: Intl.PluralRuleType = 'cardinal'): Intl.PluralRules {
  return cached(
    pluralCache,
    `${locale}:${type}`,
    () => new Intl.PluralRules(LOCALES[locale].intlTag, { type }),
  )
}

/** ICU versions use different no-break spaces; server and browser must print the same one. */
export function normalizeSpaces(text: string): string {
  return text.replace(/[\u2000-\u200a\u202f\u205f\u3000]/g, '\u00a0')
}

// Cached and shared by all requests: creating a formatter costs a thousand times more than using it.
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
