import type { PlainSearch } from '../../lib/urls/plain-search.ts'

/** What a visitor has set beyond the path, as typed: keys in the order they are written into addresses. */
export type QueryValues = Readonly<Record<string, string>>

/** A filter that cannot be used as typed, and the sentence that says what to do. */
export type FilterFault = { readonly field: string; readonly message: string }

/** The known keys of an address's query that hold something, trimmed; control characters count as spaces. */
export function pickQuery(search: PlainSearch, keys: readonly string[]): Record<string, string | undefined> {
  const tidy = (text: string | undefined) => text?.replace(/\p{Cc}+/gu, ' ').trim() || undefined
  return Object.fromEntries(keys.map((key) => [key, tidy(search[key])]))
}

/** The values that are set, in the order of `keys`. */
export function setValues(
  values: Readonly<Record<string, string | undefined>>,
  keys: readonly string[],
): QueryValues {
  return Object.fromEntries(keys.flatMap((key) => (values[key] === undefined ? [] : [[key, values[key]]])))
}

/** Whether an address carries known keys that mean nothing: empty fields of a form, a default that was chosen. */
export function isUntidy(search: PlainSearch, keys: readonly string[], values: QueryValues): boolean {
  return keys.some((key) => search[key] !== undefined && search[key] !== values[key])
}

/** A number as people type it, `1 200,50`, times `scale`; whole when scaled. Undefined when it is not one. */
export function typedNumber(text: string, scale = 1): number | undefined {
  const plain = text.replace(/[\s'’]/g, '').replace(',', '.')
  if (!/^\d{1,12}(\.\d{1,3})?$/.test(plain)) return undefined
  return scale === 1 ? Number(plain) : Math.round(Number(plain) * scale)
}

/** A tick box in an address: '1' when ticked, undefined when not, the text itself when it is neither. */
export function tidyTick(text: string | undefined): string | undefined {
  if (text === undefined || /^(0|false|off|no)$/i.test(text)) return undefined
  return /^(1|true|on|yes)$/i.test(text) ? '1' : text
}

/** A tidy tick as the API takes it; what is not a tick stays text, which the API refuses by name. */
export function tickValue(tidy: string): true | string {
  return tidy === '1' ? true : tidy
}
