import { LOCALES, type LocaleCode } from '../locales/locales.ts'

/** Prints `1 299,5` or `1,299.5`, with at most `maxFractionDigits` digits after the separator. */
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

/**
 * Replaces all no-break spaces by one kind. Versions of ICU use different kinds, but server and browser must print the
 * same text.
 */
export function normalizeSpaces(text: string): string {
  return text.replace(/[\u2000-\u200a\u202f\u205f\u3000]/g, '\u00a0')
}

// All requests share these formatters, because creating a formatter takes a thousand times longer than using it.
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
