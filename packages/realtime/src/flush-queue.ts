/** Something that gathers what it has to write. */
export type Flushable = { readonly flush: () => void }

/** A thousand clients take this process ten milliseconds or more: nothing else it does should wait for all of them. */
const PORTION_MS = 0.5
/** A turn of the loop without anything to do takes less. */
const IDLE_TURN_MS = 0.1
/** How long a crowd waits for its next portion while there is other work; what is said meanwhile goes out with it. */
const REST_MS = 2

/**
 * Answers how to ask for a flush soon. What is said in one turn goes out together, and a crowd is told in portions:
 * between two of them whatever else has arrived is done, and as long as there is such work it gets most of the time.
 */
export function createFlushQueue(): (asking: Flushable) => void {
  let round: Flushable[] = []
  let next = 0
  let waiting: Flushable[] = []
  let isPlanned = false
  let endedAt = 0

  function flushPortion(): void {
    const startedAt = performance.now()
    do {
      if (next === round.length) {
        round = waiting
        waiting = []
        next = 0
      }
      round[next]?.flush()
      next += 1
      endedAt = performance.now()
    } while (hasMore() && endedAt - startedAt < PORTION_MS)
    isPlanned = hasMore()
    if (isPlanned) setImmediate(goOn)
  }

  function goOn(): void {
    if (performance.now() - endedAt > IDLE_TURN_MS) setTimeout(flushPortion, REST_MS)
    else flushPortion()
  }

  function hasMore(): boolean {
    return next < round.length || waiting.length > 0
  }

  return (asking) => {
    waiting.push(asking)
    if (isPlanned) return
    isPlanned = true
    setImmediate(flushPortion)
  }
}
