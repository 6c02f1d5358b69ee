/** Calls `run` for each item, at most `atOnce` of them at the same time. After a failure no further item begins. */
export async function inParallel<T>(
  items: readonly T[],
  atOnce: number,
  run: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values()
  let hasFailed = false
  async function work(): Promise<void> {
    for (const item of waiting) {
      if (hasFailed) return
      try {
        await run(item)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
