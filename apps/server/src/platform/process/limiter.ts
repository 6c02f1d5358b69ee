import { AppError } from '../http/app-error.ts'

/**
 * Limits concurrency to `most` tasks; the others wait in order of arrival. Rejects with `unavailable` when `mostWaiting`
 * tasks wait already.
 */
export function createLimiter(
  most: number,
  mostWaiting = Number.POSITIVE_INFINITY,
): <T>(run: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (run) => {
    if (running < most) running += 1
    else if (waiting.length >= mostWaiting) throw new AppError('unavailable')
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
