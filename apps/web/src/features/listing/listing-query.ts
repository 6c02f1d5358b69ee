import type { PlainSearch } from '../../lib/urls/plain-search.ts'

/** Filters of the query as typed; the order of the keys is their order in addresses. */
export type QueryValues = Readonly<Record<string, string>>

/** An invalid filter and a message that explains it. */
export type FilterFault = { readonly field: string; readonly message: string }

/** Values of the known query keys, trimmed; empty ones become undefined, control characters become spaces. */
export function pickQuery(search: PlainSearch, keys: readonly string[]): Record<string, string | undefined> {
  const tidy = (text: string | undefined) => text?.replace(/\p{Cc}+/gu, ' ').trim() || undefined
  return Object.fromEntries(keys.map((key) => [key, tidy(search[key])]))
}

/** The defined values, in the order of `keys`. */
export function setValues(
  values: Readonly<Record<string, string | undefined>>,
  keys: readonly string[],
): QueryValues {
  return Object.fromEntries(keys.flatMap((key) => (values[key] === undefined ? [] : [[key, values[key]]])))
}

/**
 * Whether known keys of an address have no effect, such as empty form fields or a default; such an address is
 * redirected.
 */
export function isUntidy(search: PlainSearch, keys: readonly string[], values: QueryValues): boolean {
  return keys.some((key) => search[key] !== undefined && search[key] !== values[key])
}

/**
 * Parses a typed number such as `1 200,50` and multiplies it by `scale`, rounding unless that is 1. Undefined when
 * malformed.
 */
export function typedNumber(text: string, scale = 1): number | undefined {
  const plain = text.replace(/[\s'’]/g, '').replace(',', '.')
  if (!/^\d{1,12}(\.\d{1,3})?$/.test(plain)) return undefined
  return scale === 1 ? Number(plain) : Math.round(Number(plain) * scale)
}

/** A checkbox in an address: '1' when checked, undefined when not, the text itself when invalid. */
export function tidyTick(text: string | undefined): string | undefined {
  if (text === undefined || /^(0|false|off|no)$/i.test(text)) return undefined
  return /^(1|true|on|yes)$/i.test(text) ? '1' : text
}

/** A checkbox as the API expects it; invalid text is passed on, so that the API reports the field. */
export function tickValue(tidy: string): true | string {
  return tidy === '1' ? true : tidy
}
