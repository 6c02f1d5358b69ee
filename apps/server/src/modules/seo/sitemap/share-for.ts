/** Caches the result of `load` for `keepMs`. Concurrent calls share one load. Failures are not cached. */
export function shareFor<T>(keepMs: number, load: () => Promise<T>): () => Promise<T> {
  let shared: Promise<T> | undefined
  let keptUntil = 0
  let isLoading = false
  return () => {
    if (shared && (isLoading || performance.now() < keptUntil)) return shared
    isLoading = true
    shared = load().finally(() => {
      isLoading = false
      keptUntil = performance.now() + keepMs
    })
    shared.catch(() => {
      shared = undefined
    })
    return shared
  }
}
