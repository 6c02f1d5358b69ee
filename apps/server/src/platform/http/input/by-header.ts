const RESULTS_MAX = 200
const LENGTH_MAX = 100

/** Stores what `read` returns for a header, because browsers send only a few different ones. */
export function byHeader<T>(read: (header: string) => T): (header: string) => T {
  const results = new Map<string, T>()
  return (header) => {
    const known = results.get(header)
    if (known !== undefined) return known
    const result = read(header)
    if (results.size < RESULTS_MAX && header.length <= LENGTH_MAX) results.set(header, result)
    return result
  }
}
