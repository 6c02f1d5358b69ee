/**
 * A cache that limits the total size of its values and evicts those that nobody used lately. A value that was used
 * gets a second chance before it is evicted ("clock" algorithm). Real LRU would move an entry at each use, which is
 * noticeable for cached pages.
 */
export type ByteCache<Value> = {
  readonly get: (key: string) => Value | undefined
  /** Stores or replaces a value. A value that is larger than the whole cache is not stored. */
  readonly set: (key: string, value: Value, bytes: number) => void
  /** Like `get`, but does not count as a use. */
  readonly peek: (key: string) => Value | undefined
  readonly delete: (key: string) => void
  readonly bytes: () => number
  readonly size: () => number
}

type Entry<Value> = { readonly value: Value; readonly bytes: number; isUsed: boolean }

/** `maxBytes` limits the sum of the `bytes` passed to `set`. */
export function createByteCache<Value>(maxBytes: number): ByteCache<Value> {
  // A `Map` keeps the order of insertion, so its first key was inserted or spared first.
  const kept = new Map<string, Entry<Value>>()
  let total = 0
  const remove = (key: string) => {
    total -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }
  const spare = (key: string, entry: Entry<Value>) => {
    entry.isUsed = false
    kept.delete(key)
    kept.set(key, entry)
  }
  return {
    get(key) {
      const found = kept.get(key)
      if (found) found.isUsed = true
      return found?.value
    },
    set(key, value, bytes) {
      remove(key)
      if (bytes > maxBytes) return
      kept.set(key, { value, bytes, isUsed: false })
      total += bytes
      for (const [oldest, entry] of kept) {
        if (total <= maxBytes) break
        if (entry.isUsed) spare(oldest, entry)
        else remove(oldest)
      }
    },
    peek: (key) => kept.get(key)?.value,
    delete: remove,
    bytes: () => total,
    size: () => kept.size,
  }
}
