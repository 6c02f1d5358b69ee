/**
 * Runs `load` at most once at a time and not again within `keepMs` of its end: callers in between share the answer.
 * A failed load is shared by those who waited for it, and not kept.
 */
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
