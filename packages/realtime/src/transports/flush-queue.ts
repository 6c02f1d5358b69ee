/** Something that gathers what it has to write. */
export type Flushable = { readonly flush: () => void }

/** Some thirty clients: whatever has arrived meanwhile waits for no more of them. */
const PORTION_MS = 0.3
/** While somebody waits for this process a crowd rests for this long, and makes up for it by this share of the rest. */
const REST_MS = 4
const SHARE = 0.1
const MOST_MS = 0.5
const LOOK_MS = 1

/**
 * Answers how to ask for a flush soon. What is said in one turn goes out together, and a crowd is told in portions:
 * between two of them whatever else has arrived is done. As long as `isBusy` says that somebody waits for an answer of
 * this process, the crowd has a tenth of the time; what is said meanwhile goes out with it.
 */
export function createFlushQueue(isBusy: () => boolean): (asking: Flushable) => void {
  let round: Flushable[] = []
  let next = 0
  let waiting: Flushable[] = []
  let isPlanned = false
  let endedAt = 0

  function flushPortion(): void {
    const startedAt = performance.now()
    const portionMs = isBusy() ? Math.min(MOST_MS, (startedAt - endedAt) * SHARE) : PORTION_MS
    do {
      if (next === round.length) {
        round = waiting
        waiting = []
        next = 0
      }
      round[next]?.flush()
      next += 1
      endedAt = performance.now()
    } while (hasMore() && endedAt - startedAt < portionMs)
    isPlanned = hasMore()
    if (isPlanned) setImmediate(goOn)
  }

  function goOn(): void {
    if (isBusy() && performance.now() - endedAt < REST_MS) setTimeout(goOn, LOOK_MS)
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
