import type { WrittenText } from '../listing-words.ts'

/** A fact of a listing, as a row of a table or a cell of a title block. `href` links to a list of listings. */
export type ListingFact = {
  readonly key: string
  readonly label: string
  readonly value: WrittenText
  readonly href?: string
  /** Addition to the value, such as «з ПДВ» (with VAT). Only title blocks show the note, as a second line. */
  readonly note?: string
  /** Both ends of a range. Title blocks draw them with arrows instead of the value. */
  readonly range?: { readonly from: string; readonly to: string }
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
