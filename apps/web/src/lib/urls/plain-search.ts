/** The query parameters as text, by key. When a key is repeated, its first value counts. */
export type PlainSearch = Readonly<Record<string, string>>

/** Parses a query without converting types. The router's own parser would turn a search for «00123» into a number. */
export function parsePlainSearch(text: string): PlainSearch {
  const values: Record<string, string> = Object.create(null)
  for (const [key, value] of new URLSearchParams(text)) values[key] ??= value
  return values
}

/** Does the reverse of `parsePlainSearch`. The result looks like the query of a form, such as `?a=1&b=2`, or is ''. */
export function stringifyPlainSearch(values: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) search.set(key, String(value))
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}
