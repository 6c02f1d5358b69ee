const MOST_WORDS = 50_000

/** The same pure function, which answers from memory what it was asked before: texts say the same words over and over. */
export function remembering<T>(find: (text: string) => T, most = MOST_WORDS): (text: string) => T {
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

/** A piece of a text keeps the whole of it in memory; a copy does not. */
function copyOf(text: string): string {
  return ` ${text}`.slice(1)
}
