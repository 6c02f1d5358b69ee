/** An LRU cache that limits the total size of its values. */
export type ByteLru<Value> = {
  readonly get: (key: string) => Value | undefined
  /** Stores or replaces a value. A value that is larger than the whole cache is not stored. */
  readonly set: (key: string, value: Value, bytes: number) => void
  /** Like `get`, but does not count as a use. */
  readonly peek: (key: string) => Value | undefined
  readonly delete: (key: string) => void
  readonly bytes: () => number
  readonly size: () => number
}

/** `maxBytes` limits the sum of the `bytes` passed to `set`. */
export function createByteLru<Value>(maxBytes: number): ByteLru<Value> {
  // A `Map` keeps the order of insertion, so its first key is the least recently used one.
  const kept = new Map<string, { readonly value: Value; readonly bytes: number }>()
  let total = 0
  const remove = (key: string) => {
    total -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }
  return {
    get(key) {
      const found = kept.get(key)
      if (!found) return undefined
      kept.delete(key)
      kept.set(key, found)
      return found.value
    },
    set(key, value, bytes) {
      remove(key)
      if (bytes > maxBytes) return
      kept.set(key, { value, bytes })
      total += bytes
      for (const oldest of kept.keys()) {
        if (total <= maxBytes) break
        remove(oldest)
      }
    },
    peek: (key) => kept.get(key)?.value,
    delete: remove,
    bytes: () => total,
    size: () => kept.size,
  }
}
