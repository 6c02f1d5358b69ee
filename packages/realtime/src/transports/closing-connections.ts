/** Connections being closed whose clients may still have to read the reason. */
export type ClosingConnections = {
  /** Gives a connection time to read the rest, then calls `cut`. Returns a function to call when it has closed. */
  readonly add: (cut: () => void) => () => void
  /** Resolves when all have closed; cuts those that do not close soon. */
  readonly finish: () => Promise<void>
}

/** A slow client reads the reason of its disconnect within this time or not at all. */
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
        const timeout = setTimeout(() => {
          for (const cut of timers.keys()) cutNow(cut)
        }, FINISH_MS)
        onEmpty = () => {
          clearTimeout(timeout)
          resolve()
        }
      }),
  }
}
