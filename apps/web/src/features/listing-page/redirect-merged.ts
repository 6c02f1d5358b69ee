import { redirect } from '@tanstack/react-router'
import type { DirectoryIndex } from '../../lib/api/directory-index.ts'
import { type ListingKind, type ListingPath, listingPath } from '../../lib/urls/listing-path.ts'

/** When the category of the path was merged into another category, redirects permanently to that category. */
export function redirectMerged(
  kind: ListingKind,
  { page, ...filter }: ListingPath,
  index: DirectoryIndex,
): void {
  const categorySlug = filter.categorySlug && index.slugInsteadOf(filter.categorySlug)
  if (!categorySlug) return
  const path = listingPath(kind, { ...filter, categorySlug }, page)
  throw redirect({
    to: `/${kind}/$`,
    params: { _splat: path.slice(kind.length + 2) },
    search: true,
    statusCode: 308,
  })
}
