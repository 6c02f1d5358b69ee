import type { WrittenText } from '../listing-words.ts'

/** A row of a table of facts. `href` links to a list of listings. */
export type ListingFact = {
  readonly key: string
  readonly label: string
  readonly value: WrittenText
  readonly href?: string
}

/** Returns a list with one fact, or an empty list when there is no value. */
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
