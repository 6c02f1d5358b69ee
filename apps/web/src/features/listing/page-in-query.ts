import type { PlainSearch } from '../../lib/urls/plain-search.ts'

/**
 * Some links have the page number in the query (`?page=2`) instead of in the path. Takes this number out of the query.
 */
export function extractPage({ page, ...rest }: PlainSearch) {
  const isPage = page !== undefined && /^[1-9]\d{0,8}$/.test(page)
  return { page: isPage ? Number(page) : undefined, isTidy: page === undefined, rest }
}
