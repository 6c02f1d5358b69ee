import { setTimeout as delay } from 'node:timers/promises'

export type Closers = {
  /** Registers what undoes something that was opened; the last one registered runs first. */
  add(close: () => Promise<void> | void, options?: { readonly limitMs: number }): void
  /** Runs them all once, each after the other, and goes on after a failure or a limit. Answers the failures. */
  run(): Promise<unknown[]>
  /** Ends the wait for those that have a limit. */
  hurry(): void
}

type Closer = { readonly close: () => Promise<void> | void; readonly limitMs?: number }

/** Keeps what has to be closed, in order, so that a stop in the middle of a start closes just that much. */
export function createClosers(): Closers {
  const closers: Closer[] = []
  const haste = new AbortController()
  let running: Promise<unknown[]> | null = null
  async function runAll(): Promise<unknown[]> {
    const failures: unknown[] = []
    for (let closer = closers.pop(); closer; closer = closers.pop()) {
      try {
        await runOne(closer, haste.signal)
      } catch (error) {
        failures.push(error)
      }
    }
    return failures
  }
  return {
    add: (close, options) => void closers.push({ close, ...options }),
    run() {
      running ??= runAll()
      return running
    },
    hurry: () => haste.abort(),
  }
}

async function runOne({ close, limitMs }: Closer, haste: AbortSignal): Promise<void> {
  if (limitMs === undefined) return close()
  const closed = new AbortController()
  const limit = delay(limitMs, undefined, { signal: AbortSignal.any([haste, closed.signal]) }).catch(
    (error) => {
      // Either way the wait is over, which is all that is asked.
      if (error.name !== 'AbortError') throw error
    },
  )
  try {
    await Promise.race([close(), limit])
  } finally {
    closed.abort()
  }
}
