import { CommandRefused, ERRORS } from '../protocol/protocol-codes.ts'

/** Waits so long for the broker: the client gives up later than the server, so that it is told to come back. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
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
