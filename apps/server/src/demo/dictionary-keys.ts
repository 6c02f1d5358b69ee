import type { Dictionaries } from '../modules/directory/index.ts'

/** Returns the database key of a region. Throws when the dictionary has no such code. */
export function regionKey(dictionaries: Dictionaries, code: string): number {
  const region = dictionaries.regionBySlug(code)
  if (!region) throw new Error(`No region ${code}`)
  return region.key
}

/**
 * Returns the database keys of a leaf category and of its root category. Throws when the code is not a leaf
 * category.
 */
export function leafPlace(
  dictionaries: Dictionaries,
  code: string,
): { root_id: number; category_id: number } {
  const leaf = dictionaries.categoryBySlug(code)
  if (!leaf || leaf.parentKey === null) throw new Error(`No leaf category ${code}`)
  return { root_id: leaf.parentKey, category_id: leaf.key }
}
