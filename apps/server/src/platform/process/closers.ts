import { setTimeout as delay } from 'node:timers/promises'

export type Closers = {
  /** Registers a cleanup function. The functions run in reverse order of registration. */
  add(close: () => Promise<void> | void, options?: { readonly limitMs: number }): void
  /**
   * Runs all cleanup functions once, one after another, even after failures and timeouts. Returns the errors.
   */
  run(): Promise<unknown[]>
  /** Stops waiting for cleanup functions that have a time limit. */
  hurry(): void
}

type Closer = { readonly close: () => Promise<void> | void; readonly limitMs?: number }

/**
 * Collects cleanup functions during a start. If the process must stop before the start has ended, exactly
 * what is already open is closed.
 */
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
      // An `AbortError` is expected: `hurry` or the end of `close` has aborted the timeout. In both
      // cases the wait for `close` is over.
      if (error.name !== 'AbortError') throw error
    },
  )
  try {
    await Promise.race([close(), limit])
  } finally {
    closed.abort()
  }
}
