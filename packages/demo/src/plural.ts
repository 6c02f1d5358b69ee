import { formatNumber, type LocaleCode } from '@verstat/i18n'

/**
 * The forms of a Ukrainian noun after a number, such as «штука», «штуки» and «штук». The form after a fraction, such
 * as «метра», is given only if it differs from the form `few`.
 */
export type UkForms = readonly [one: string, few: string, many: string, fraction?: string]

/** Returns the form that agrees with the number, such as 1 день, 2 дні, 5 днів or 1,5 дня. */
export function ukForm(value: number, forms: UkForms): string {
  const [one, few, many, fraction = few] = forms
  if (!Number.isInteger(value)) return fraction
  const tens = Math.abs(value) % 100
  const units = tens % 10
  if (tens >= 11 && tens <= 14) return many
  if (units === 1) return one
  return units >= 2 && units <= 4 ? few : many
}

/** Returns a number and its noun with a no-break space between them, such as «1 500 штук» or «2,5 тонни». */
export function ukCount(value: number, forms: UkForms): string {
  return `${plainNumber(value, 'uk')}\u00a0${ukForm(value, forms)}`
}

/** Returns a number and its noun, such as "1 piece" or "1,500 pieces". */
export function enCount(value: number, one: string, many = `${one}s`): string {
  return `${plainNumber(value, 'en')} ${value === 1 ? one : many}`
}

/**
 * Formats a number. The results are cached, because formatting a number is slow and many texts contain the same
 * numbers.
 */
export function plainNumber(value: number, locale: LocaleCode): string {
  const printed = printedNumbers[locale]
  const known = printed.get(value)
  if (known !== undefined) return known
  const text = formatNumber(value, locale)
  if (printed.size < 10_000) printed.set(value, text)
  return text
}

const printedNumbers: Readonly<Record<LocaleCode, Map<number, string>>> = { uk: new Map(), en: new Map() }
