import type { Category, OrderType, Region } from '@verstat/contract'
import type { DirectoryIndex } from '../../lib/api/directory-index.ts'
import type { ListingFilter } from '../../lib/urls/listing-path.ts'

/** The type, the region and the category that the path of a list names. */
export type ListingSubject = {
  readonly type?: OrderType | undefined
  readonly region?: Region | undefined
  readonly category?: Category | undefined
}

/** Finds the type, the region and the category that a path names. Returns undefined when one of them does not exist. */
export function listingSubject(
  { type, regionSlug, categorySlug }: ListingFilter,
  index: DirectoryIndex,
): ListingSubject | undefined {
  const region = regionSlug === undefined ? undefined : index.regionBySlug(regionSlug)
  const category = categorySlug === undefined ? undefined : index.categoryBySlug(categorySlug)
  if ((regionSlug !== undefined && !region) || (categorySlug !== undefined && !category)) return undefined
  return { type, region, category }
}
