/** A query string as text by key, exactly as it was typed; of a repeated key the first counts. */
export type PlainSearch = Readonly<Record<string, string>>

/**
 * Reads a query string without guessing types: «00123» and «1e5» are words that somebody searches for,
 * and the router's own reader would turn them into numbers.
 */
export function parsePlainSearch(text: string): PlainSearch {
  const values: Record<string, string> = Object.create(null)
  for (const [key, value] of new URLSearchParams(text)) values[key] ??= value
  return values
}

/** Writes what `parsePlainSearch` reads, as a form would: `?a=1&b=2`, or '' when nothing is set. */
export function stringifyPlainSearch(values: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) search.set(key, String(value))
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}
