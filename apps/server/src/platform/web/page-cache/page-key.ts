/** What of an address a page depends on. */
export type PageKey = {
  /** Path with the language and the parameters that the page knows, in the page's own order. */
  readonly address: string
  /** One of endlessly many: a filtered list, a search. */
  readonly isRare: boolean
  /** Parameters that no page knows, as they came; they survive a redirect. */
  readonly unknown: string
}

/** The query parameters that change the page of a path, in their order. */
export type QueryKeys = (path: string) => readonly string[]

const PLAIN_PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/
const PATH_MAX = 300
const QUERY_MAX = 1_000

/**
 * The key of an address, undefined when its page is not kept: the path is spelled as no link of ours is (a dozen
 * spellings would fill the cache with one page), or the query is longer than anybody types.
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

/** A redirect's target with the parameters that the page did not know: a campaign's mark is not lost on the way. */
export function withUnknown(location: string, unknown: string): string {
  if (unknown === '') return location
  return `${location}${location.includes('?') ? '&' : '?'}${unknown}`
}
