/** Connections that are being closed, but whose clients may still have to read the reason. */
export type ClosingConnections = {
  /**
   * Gives a connection ten seconds to send what is left, then calls `cut`. The returned function must be
   * called when the connection has closed.
   */
  readonly add: (cut: () => void) => () => void
  /**
   * Resolves when all connections have closed. Cuts the connections that have not closed after half a second.
   */
  readonly finish: () => Promise<void>
}

/** A slow client must read the reason of its disconnect within this time. */
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
