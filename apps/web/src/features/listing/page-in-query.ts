import type { PlainSearch } from '../../lib/urls/plain-search.ts'

/** Splits off `?page=`, which some links use instead of the path. */
export function extractPage({ page, ...rest }: PlainSearch) {
  const isPage = page !== undefined && /^[1-9]\d{0,8}$/.test(page)
  return { page: isPage ? Number(page) : undefined, isTidy: page === undefined, rest }
}
