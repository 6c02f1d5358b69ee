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

/** The most counters of a limit that are kept; beyond it the oldest are forgotten, some 4 MB. */
const MOST_COUNTERS = 20_000

export function createMemoryRateLimiter(now: () => Date, mostCounters = MOST_COUNTERS): RateLimiter {
  // Each limit has its own, so that a flood of visits makes nobody's wrong passwords forgotten. In the order of their
  // making, which is that of their ends.
  const limits = new Map<string, Map<string, Counter>>()
  const countersOf = ({ name }: Limit) => {
    const known = limits.get(name)
    if (known) return known
    const counters = new Map<string, Counter>()
    limits.set(name, counters)
    return counters
  }
  const find = (counters: Map<string, Counter>, key: string, at: number) => {
    const counter = counters.get(key)
    if (counter && counter.endsAt > at) return counter
    counters.delete(key)
    return undefined
  }
  const makeRoom = (counters: Map<string, Counter>, at: number) => {
    for (const [key, { endsAt }] of counters) {
      if (endsAt > at && counters.size < mostCounters) return
      counters.delete(key)
    }
  }
  return {
    async take(limit, key, amount = 1) {
      const at = now().getTime()
      const counters = countersOf(limit)
      const counter = find(counters, key, at)
      if (!counter) {
        makeRoom(counters, at)
        counters.set(key, { count: amount, endsAt: at + limit.windowMs })
        return 0
      }
      if (counter.count + amount > limit.max) return counter.endsAt - at
      counter.count += amount
      return 0
    },
    async giveBack(limit, key) {
      const counter = find(countersOf(limit), key, now().getTime())
      if (counter && counter.count > 0) counter.count -= 1
    },
    async reset(limit, key) {
      countersOf(limit).delete(key)
    },
  }
}
