/** Connections that were told to end and may still have to read why. */
export type ClosingConnections = {
  /** Leaves a connection some time to read the rest; `cut` ends it afterwards. Answers how to say that it has ended. */
  readonly add: (cut: () => void) => () => void
  /** Resolves when all have ended; those that do not end soon are cut. */
  readonly finish: () => Promise<void>
}

/** A client that has not read for long reads the reason of its end within this, or not at all. */
const READ_MS = 10_000
const FINISH_MS = 500

export function createClosingConnections(): ClosingConnections {
  const timers = new Map<() => void, NodeJS.Timeout>()
  let onEmpty = () => {}

  function end(cut: () => void): void {
    clearTimeout(timers.get(cut))
    timers.delete(cut)
    if (timers.size === 0) onEmpty()
  }

  function cutNow(cut: () => void): void {
    end(cut)
    cut()
  }

  return {
    add(cut) {
      timers.set(cut, setTimeout(cutNow, READ_MS, cut).unref())
      return () => end(cut)
    },
    finish: () =>
      new Promise((resolve) => {
        if (timers.size === 0) return resolve()
        const impatient = setTimeout(() => {
          for (const cut of timers.keys()) cutNow(cut)
        }, FINISH_MS)
        onEmpty = () => {
          clearTimeout(impatient)
          resolve()
        }
      }),
  }
}
