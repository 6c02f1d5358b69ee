export type Closers = {
  /** Registers what undoes something that was opened; the last one registered runs first. */
  add(close: () => Promise<void> | void): void
  /** Runs them all once, each after the other, and goes on after a failure. Answers the failures. */
  run(): Promise<unknown[]>
}

/** Keeps what has to be closed, in order, so that a stop in the middle of a start closes just that much. */
export function createClosers(): Closers {
  const closers: (() => Promise<void> | void)[] = []
  let running: Promise<unknown[]> | null = null
  async function runAll(): Promise<unknown[]> {
    const failures: unknown[] = []
    for (let close = closers.pop(); close; close = closers.pop()) {
      try {
        await close()
      } catch (error) {
        failures.push(error)
      }
    }
    return failures
  }
  return {
    add: (close) => void closers.push(close),
    run() {
      running ??= runAll()
      return running
    },
  }
}
