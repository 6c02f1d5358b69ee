/** Runs the work when its turn has come; rejects with the reason of the signal when that aborts before. */
export type TakeTurns = <T>(work: () => Promise<T>, signal: AbortSignal | undefined) => Promise<T>

/** Lets so many pieces of work run at once; the others wait in the order in which they came. */
export function takeTurns(most: number): TakeTurns {
  let running = 0
  const waiting = new Set<() => void>()
  const next = () => {
    const [first] = waiting
    if (!first) {
      running -= 1
      return
    }
    waiting.delete(first)
    first()
  }
  const wait = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        waiting.delete(begin)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', leave, { once: true })
      waiting.add(begin)
    })
  return async (work, signal) => {
    signal?.throwIfAborted()
    if (running < most) running += 1
    else await wait(signal)
    try {
      return await work()
    } finally {
      next()
    }
  }
}
