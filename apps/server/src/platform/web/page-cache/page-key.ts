export type PageKey = {
  /** The localized path with those query parameters that the page uses, in a fixed order. */
  readonly address: string
  /** Whether the page is a filtered list or a search. There is no limit to the number of such pages. */
  readonly isRare: boolean
  /** The query parameters that the page does not use, as received. A redirect keeps them. */
  readonly unknown: string
}

/** Returns the names of the query parameters that affect the page of a path, in a fixed order. */
export type QueryKeys = (path: string) => readonly string[]

const PLAIN_PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/
const PATH_MAX = 300
const QUERY_MAX = 1_000

/**
 * Returns the cache key of a URL. Returns undefined when the page must not be cached: when the query is too
 * long, or when the path is spelled unlike our own links, because spelling variants would fill the cache with
 * copies of one page.
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

/**
 * Adds the query parameters that the page does not use to a redirect, so that campaign parameters such as
 * `utm_source` are not lost.
 */
export function withUnknown(location: string, unknown: string): string {
  if (unknown === '') return location
  return `${location}${location.includes('?') ? '&' : '?'}${unknown}`
}
