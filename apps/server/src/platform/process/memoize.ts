const MAX_TEXTS = 50_000

/** Caches the results of a pure function of a string. When the cache is full, it is cleared. */
export function memoize<T>(find: (text: string) => T, most = MAX_TEXTS): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size >= most) known.clear()
    const own = copyOf(text)
    const found = find(own)
    known.set(own, found)
    return found
  }
}

/** Copies the string, because V8 keeps the whole original text in memory for a substring. */
function copyOf(text: string): string {
  return ` ${text}`.slice(1)
}
