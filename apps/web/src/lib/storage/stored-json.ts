/** What `localStorage` holds under a key; undefined when there is nothing, or nothing of ours, or storage is blocked. */
export function readStored<T>(key: string, isRight: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isRight(value) ? value : undefined
  } catch {
    // Blocked, or somebody else's words.
    return undefined
  }
}

/** Keeps a value, or forgets it when it is undefined. Answers false where storage is blocked or full. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    // Blocked or full: then it lives as long as its page.
    return false
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
