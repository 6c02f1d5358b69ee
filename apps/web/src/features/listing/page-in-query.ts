import type { PlainSearch } from '../../lib/urls/plain-search.ts'

/**
 * Takes the page number out of a query such as `?page=2`. Some links have the page number in the query instead of in the
 * path.
 */
export function extractPage({ page, ...rest }: PlainSearch) {
  const isPage = page !== undefined && /^[1-9]\d{0,8}$/.test(page)
  return { page: isPage ? Number(page) : undefined, isTidy: page === undefined, rest }
}
