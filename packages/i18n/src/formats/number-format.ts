import { LOCALES, type LocaleCode } from '../locales/locales.ts'

const SIGNS: Readonly<Record<LocaleCode, { readonly group: string; readonly decimal: string }>> = {
  uk: { group: '\u00a0', decimal: ',' },
  en: { group: ',', decimal: '.' },
}

/** Up to here, the digits of all numbers are exact enough to be rounded to a few digits after the point. */
const LARGEST = 1e15

/**
 * Prints `1 299,5` or `1,299.5`, with at most `maxFractionDigits` digits after the separator. Halves are rounded away
 * from zero. `Intl.NumberFormat` is not used: its versions print different spaces, and its first use takes a phone
 * about 80 ms. Values that nothing on the site has, such as NaN and a quadrillion, are printed as JavaScript does.
 */
export function formatNumber(value: number, locale: LocaleCode, maxFractionDigits = 3): string {
  if (!(Math.abs(value) < LARGEST)) return String(value)
  const { group, decimal } = SIGNS[locale]
  const digits = roundedDigits(Math.abs(value), maxFractionDigits)
  const whole = digits.slice(0, digits.length - maxFractionDigits).replace(/\B(?=(?:\d{3})+$)/g, group)
  const fraction = digits.slice(digits.length - maxFractionDigits).replace(/0+$/, '')
  const sign = value < 0 && /[1-9]/.test(digits) ? '-' : ''
  return sign + whole + (fraction === '' ? '' : decimal + fraction)
}

/** Returns the digits of a number without its point, of which the last `fractionDigits` are those after the point. */
function roundedDigits(value: number, fractionDigits: number): string {
  // Moving the point as text keeps 1.005 what it is. A product would be 100.49999999999999.
  const [digits, exponent = '0'] = String(value).split('e')
  const scaled = Math.round(Number(`${digits}e${Number(exponent) + fractionDigits}`))
  return String(scaled).padStart(fractionDigits + 1, '0')
}

export function pluralRules(locale: LocaleCode, type: Intl.PluralRuleType = 'cardinal'): Intl.PluralRules {
  const key = `${locale}:${type}`
  const rules = pluralCache.get(key) ?? new Intl.PluralRules(LOCALES[locale].intlTag, { type })
  pluralCache.set(key, rules)
  return rules
}

// Creating rules takes a thousand times longer than using them.
const pluralCache = new Map<string, Intl.PluralRules>()
