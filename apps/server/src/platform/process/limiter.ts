/** Limits concurrency to `most` tasks; the others wait in order of arrival. */
export function createLimiter(most: number): <T>(run: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (run) => {
    if (running < most) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await run()
    } finally {
      // Hand the slot to the next task directly, without freeing it.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
