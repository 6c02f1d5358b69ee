/** Caches the result of `load` for `cacheMs`. Concurrent calls share one call of `load`. Failures are not cached. */
export function cacheFor<T>(cacheMs: number, load: () => Promise<T>): () => Promise<T> {
  let shared: Promise<T> | undefined
  let cachedUntil = 0
  let isLoading = false
  return () => {
    if (shared && (isLoading || performance.now() < cachedUntil)) return shared
    isLoading = true
    shared = load().finally(() => {
      isLoading = false
      cachedUntil = performance.now() + cacheMs
    })
    shared.catch(() => {
      shared = undefined
    })
    return shared
  }
}
