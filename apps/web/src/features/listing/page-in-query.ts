import type { PlainSearch } from '../../lib/urls/plain-search.ts'

/** A page that is asked for beside the path, as other sites do, and the query without it. */
export function takePage({ page, ...rest }: PlainSearch) {
  const isPage = page !== undefined && /^[1-9]\d{0,8}$/.test(page)
  return { page: isPage ? Number(page) : undefined, isTidy: page === undefined, rest }
}
