/** Runs at most `most` tasks at once; the others wait in the order they came. */
export function createLimiter(most: number): <T>(run: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (run) => {
    if (running < most) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await run()
    } finally {
      // The place goes to the next without being free in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
