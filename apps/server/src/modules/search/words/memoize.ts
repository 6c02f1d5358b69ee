const MAX_WORDS = 50_000

/** Memoizes a pure function of a string. The cache is cleared when it is full. */
export function memoize<T>(find: (text: string) => T, most = MAX_WORDS): (text: string) => T {
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

/** Copies the string, because V8 substrings keep the whole original text in memory. */
function copyOf(text: string): string {
  return ` ${text}`.slice(1)
}
