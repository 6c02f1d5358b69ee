import type { WrittenText } from '../listing-words.ts'

/** A row of a facts table as loader data; `href` links to a list. */
export type ListingFact = {
  readonly key: string
  readonly label: string
  readonly value: WrittenText
  readonly href?: string
}

/** A list of one fact, or an empty one without a value. */
export function fact(
  key: string,
  label: string,
  value: string | WrittenText | undefined,
  href?: string,
): ListingFact[] {
  const written = typeof value === 'string' ? { text: value } : value
  if (!written?.text) return []
  return [{ key, label, value: written, ...(href ? { href } : {}) }]
}
