import type { DirectoryIndex } from '../../lib/directory-index.ts'
import type { ListingFilter } from '../../lib/listing-path.ts'
import type { ListingSubject } from './listing-heading.ts'

/** The dictionary entries that a path names; undefined when it names one that does not exist. */
export function listingSubject(
  { type, regionSlug, categorySlug }: ListingFilter,
  index: DirectoryIndex,
): ListingSubject | undefined {
  const region = regionSlug === undefined ? undefined : index.regionBySlug(regionSlug)
  const category = categorySlug === undefined ? undefined : index.categoryBySlug(categorySlug)
  if ((regionSlug !== undefined && !region) || (categorySlug !== undefined && !category)) return undefined
  return { type, region, category }
}
