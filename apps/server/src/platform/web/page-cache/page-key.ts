export type PageKey = {
  /** Localized path with the query parameters known to the page, in the page's order. */
  readonly address: string
  /** One of an unbounded set: a filtered list or a search. */
  readonly isRare: boolean
  /** The other query parameters, as received; a redirect keeps them. */
  readonly unknown: string
}

/** The query parameters that affect the page of a path, in order. */
export type QueryKeys = (path: string) => readonly string[]

const PLAIN_PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/
const PATH_MAX = 300
const QUERY_MAX = 1_000

/**
 * The cache key of a URL. Undefined when its page must not be cached: the path is spelled unlike any of our links
 * (variants of spelling would fill the cache with one page), or the query is too long.
 */
export function pageKey(url: string, queryKeys: QueryKeys): PageKey | undefined {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  if (path.length > PATH_MAX || !PLAIN_PATH.test(path)) return undefined
  if (mark < 0) return { address: path, isRare: false, unknown: '' }
  const query = url.slice(mark + 1)
  if (query.length > QUERY_MAX) return undefined
  const keys = queryKeys(path)
  const given = new URLSearchParams(query)
  const known = new URLSearchParams()
  for (const key of keys) {
    const value = given.get(key)
    if (value !== null) known.append(key, value)
  }
  for (const key of keys) given.delete(key)
  const isRare = known.size > 0
  return { address: isRare ? `${path}?${known}` : path, isRare, unknown: given.toString() }
}

/** Adds the other query parameters to a redirect, so that campaign parameters survive it. */
export function withUnknown(location: string, unknown: string): string {
  if (unknown === '') return location
  return `${location}${location.includes('?') ? '&' : '?'}${unknown}`
}
