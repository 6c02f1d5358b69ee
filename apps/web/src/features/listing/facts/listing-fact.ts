import type { WrittenText } from '../listing-words.ts'

/** A line of a facts table as loader data: a name, and a value that may lead to a list. */
export type ListingFact = {
  readonly key: string
  readonly label: string
  readonly value: WrittenText
  readonly href?: string
}

/** A fact, or nothing when there is no value to show. */
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
