/** The query as typed, by key. The first of repeated keys counts. */
export type PlainSearch = Readonly<Record<string, string>>

/** Parses a query without converting types: the router's own parser would turn the words «00123» into a number. */
export function parsePlainSearch(text: string): PlainSearch {
  const values: Record<string, string> = Object.create(null)
  for (const [key, value] of new URLSearchParams(text)) values[key] ??= value
  return values
}

/** The inverse of `parsePlainSearch`, like a form: `?a=1&b=2`, or '' when empty. */
export function stringifyPlainSearch(values: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) search.set(key, String(value))
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}
