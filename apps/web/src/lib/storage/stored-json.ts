/**
 * Reads a JSON value from `localStorage`. Returns undefined when the value is missing or invalid, and when the browser
 * blocks storage.
 */
export function readStored<T>(key: string, isRight: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isRight(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Stores a value, or removes it when `value` is undefined. Returns false when storage is blocked or full. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
