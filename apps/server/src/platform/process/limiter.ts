import { AppError } from '../http/app-error.ts'

/**
 * Runs at most `most` tasks at once. The other tasks wait in order of arrival. Rejects with `unavailable`
 * when `mostWaiting` tasks are already waiting.
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
      // Hand the slot directly to the next task instead of freeing it.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
