export type Flushable = { readonly flush: () => void }

/**
 * After flushing for this many milliseconds, which is enough for about thirty clients, other work of the
 * process may run.
 */
const PORTION_MS = 0.3
/**
 * Limits that apply while the process is busy. `REST_MS` is the minimum pause between two portions. The time limit
 * of a portion is the length of the pause before it, multiplied by `SHARE`.
 */
const REST_MS = 4
const SHARE = 0.1
const MOST_MS = 0.5
const LOOK_MS = 1

/**
 * Returns a function that schedules a flush. Lines that are added in one turn of the event loop are sent
 * together. Flushes of many clients are split into portions, so that other work runs in between. While
 * `isBusy` returns true, flushes get only a tenth of the time.
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
