/** A limit with a fixed window: at most `max` events within `windowMs` after the first event. */
export type Limit = { readonly name: string; readonly max: number; readonly windowMs: number }

/** Counts events by limit and key. The counters are in memory, so each process counts for itself. */
export type RateLimiter = {
  /**
   * Counts one event, or `amount` events, and returns 0. When the limit is reached, counts nothing and
   * returns the milliseconds to wait.
   */
  readonly consume: (limit: Limit, key: string, amount?: number) => Promise<number>
  /** Takes back one count, for an event that turned out to be harmless. */
  readonly uncount: (limit: Limit, key: string) => Promise<void>
  readonly reset: (limit: Limit, key: string) => Promise<void>
}

type Counter = { count: number; readonly endsAt: number }

/**
 * Maximum number of counters per limit. They need about 4 MB. When there are more, the oldest are deleted.
 */
const MOST_COUNTERS = 20_000

export function createMemoryRateLimiter(now: () => Date, mostCounters = MOST_COUNTERS): RateLimiter {
  // Each limit has its own map, so that a flood of visits cannot push out the counters of wrong passwords.
  // The order of insertion is also the order of expiry.
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
    async consume(limit, key, amount = 1) {
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
    async uncount(limit, key) {
      const counter = find(countersOf(limit), key, now().getTime())
      if (counter && counter.count > 0) counter.count -= 1
    },
    async reset(limit, key) {
      countersOf(limit).delete(key)
    },
  }
}
