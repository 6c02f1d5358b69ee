import { CommandRefused, ERRORS } from '../protocol/protocol-codes.ts'

/**
 * Limits the time to wait for the broker. A client waits longer than this, so it still receives the error and
 * retries.
 */
export async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CommandRefused(ERRORS.internal)), ms)
    timer.unref()
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
