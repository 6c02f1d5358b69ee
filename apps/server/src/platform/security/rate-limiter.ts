/** So many in so long, counted from the first one. */
export type Limit = { readonly name: string; readonly max: number; readonly windowMs: number }

/**
 * Counts events by limit and key. In memory of this process by default; another process counts for itself, so a limit
 * holds for each of them until a shared engine takes this place.
 */
export type RateLimiter = {
  /**
   * Counts one event, or an amount. Answers 0, or the milliseconds to wait when there were too many; then it is not
   * counted.
   */
  readonly take: (limit: Limit, key: string, amount?: number) => Promise<number>
  /** Takes an event back that turned out to be harmless. */
  readonly giveBack: (limit: Limit, key: string) => Promise<void>
  /** Forgets what was counted. */
  readonly reset: (limit: Limit, key: string) => Promise<void>
}

type Counter = { count: number; readonly endsAt: number }

/** The most counters that are kept; beyond it the oldest are forgotten, some 20 MB. */
const MOST_COUNTERS = 100_000

export function createMemoryRateLimiter(now: () => Date, mostCounters = MOST_COUNTERS): RateLimiter {
  // In the order of their making, so that the first ones are the oldest.
  const counters = new Map<string, Counter>()
  const find = (id: string, at: number) => {
    const counter = counters.get(id)
    if (counter && counter.endsAt > at) return counter
    counters.delete(id)
    return undefined
  }
  const makeRoom = (at: number) => {
    for (const [id, { endsAt }] of counters) {
      if (endsAt > at && counters.size < mostCounters) return
      counters.delete(id)
    }
  }
  return {
    async take(limit, key, amount = 1) {
      const at = now().getTime()
      const id = `${limit.name} ${key}`
      const counter = find(id, at)
      if (!counter) {
        makeRoom(at)
        counters.set(id, { count: amount, endsAt: at + limit.windowMs })
        return 0
      }
      if (counter.count + amount > limit.max) return counter.endsAt - at
      counter.count += amount
      return 0
    },
    async giveBack(limit, key) {
      const counter = find(`${limit.name} ${key}`, now().getTime())
      if (counter && counter.count > 0) counter.count -= 1
    },
    async reset(limit, key) {
      counters.delete(`${limit.name} ${key}`)
    },
  }
}
