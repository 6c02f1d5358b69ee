/** Something that gathers what it has to write. */
export type Flushable = { readonly flush: () => void }

/** A thousand clients take this process ten milliseconds or more: nothing else it does should wait for all of them. */
const PORTION_MS = 0.5

/**
 * Answers how to ask for a flush soon. What is said in one turn goes out together, and a crowd is told in portions:
 * between two of them whatever else has arrived is done.
 */
export function createFlushQueue(): (asking: Flushable) => void {
  let round: Flushable[] = []
  let next = 0
  let waiting: Flushable[] = []
  let isPlanned = false

  function plan(): void {
    if (isPlanned) return
    isPlanned = true
    setImmediate(flushPortion)
  }

  function flushPortion(): void {
    isPlanned = false
    const until = performance.now() + PORTION_MS
    do {
      if (next === round.length) {
        round = waiting
        waiting = []
        next = 0
      }
      round[next]?.flush()
      next += 1
    } while (hasMore() && performance.now() < until)
    if (hasMore()) plan()
  }

  function hasMore(): boolean {
    return next < round.length || waiting.length > 0
  }

  return (asking) => {
    waiting.push(asking)
    plan()
  }
}
