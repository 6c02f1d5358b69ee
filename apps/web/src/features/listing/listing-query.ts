import type { PlainSearch } from '../../lib/urls/plain-search.ts'

/** Filters of the query as the user typed them. The order of the keys is their order in the address. */
export type QueryValues = Readonly<Record<string, string>>

export type FilterFault = { readonly field: string; readonly message: string }

/**
 * Returns the trimmed values of the query keys in `keys`. Empty values become undefined. Control characters become
 * spaces.
 */
export function pickQuery(search: PlainSearch, keys: readonly string[]): Record<string, string | undefined> {
  const tidy = (text: string | undefined) => text?.replace(/\p{Cc}+/gu, ' ').trim() || undefined
  return Object.fromEntries(keys.map((key) => [key, tidy(search[key])]))
}

/** Returns the values that are not undefined, in the order of `keys`. */
export function setValues(
  values: Readonly<Record<string, string | undefined>>,
  keys: readonly string[],
): QueryValues {
  return Object.fromEntries(keys.flatMap((key) => (values[key] === undefined ? [] : [[key, values[key]]])))
}

/**
 * True when the address is not in its normal form, for example because of an empty form field or a default value. The
 * caller then redirects to the normal form.
 */
export function isUntidy(search: PlainSearch, keys: readonly string[], values: QueryValues): boolean {
  return keys.some((key) => search[key] !== undefined && search[key] !== values[key])
}

/**
 * Parses a typed number such as `1 200,50` and multiplies it by `scale`. The result is rounded, unless `scale` is 1.
 * Returns undefined for malformed text.
 */
export function typedNumber(text: string, scale = 1): number | undefined {
  const plain = text.replace(/[\s'’]/g, '').replace(',', '.')
  if (!/^\d{1,12}(\.\d{1,3})?$/.test(plain)) return undefined
  return scale === 1 ? Number(plain) : Math.round(Number(plain) * scale)
}

/**
 * Returns the value of a checkbox in an address: '1' when checked, undefined when unchecked, and the text itself when
 * it is invalid.
 */
export function tidyTick(text: string | undefined): string | undefined {
  if (text === undefined || /^(0|false|off|no)$/i.test(text)) return undefined
  return /^(1|true|on|yes)$/i.test(text) ? '1' : text
}

/**
 * Returns the value of a checkbox as the API expects it. An invalid text is passed on, so that the API reports the
 * field.
 */
export function tickValue(tidy: string): true | string {
  return tidy === '1' ? true : tidy
}
