import type { Dictionaries } from '../modules/directory/index.ts'

/** The key of a region. Throws for a code that the dictionary does not have. */
export function regionKey(dictionaries: Dictionaries, code: string): number {
  const region = dictionaries.regionBySlug(code)
  if (!region) throw new Error(`No region ${code}`)
  return region.key
}

/** The keys of a leaf and its root. Throws for a code that is not a leaf. */
export function leafPlace(
  dictionaries: Dictionaries,
  code: string,
): { root_id: number; category_id: number } {
  const leaf = dictionaries.categoryBySlug(code)
  if (!leaf || leaf.parentKey === null) throw new Error(`No leaf category ${code}`)
  return { root_id: leaf.parentKey, category_id: leaf.key }
}
