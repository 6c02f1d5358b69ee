import type { SearchResult } from '@verstat/contract'
import type { z } from 'zod/mini'
import { createByteCache } from '../../../platform/process/byte-cache.ts'
import { createFlights, type Flights } from '../../../platform/process/flights.ts'
import type { Found } from '../engine/search-engine.ts'
import type { PlannedQuery } from '../query/planned-query.ts'

/** Matches of a search. The listings themselves have not been read yet. */
export type FoundListings = {
  readonly query: PlannedQuery
  readonly orders: Found
  readonly producers: Found
  readonly facets?: NonNullable<z.input<typeof SearchResult>['facets']>
}

export type Asked = {
  readonly question: string
  readonly at: Date
  readonly leaving: AbortSignal | undefined
  readonly network: string
  /**
   * The database that is searched. Searches of another one are not joined while they run: a caller who reads from the
   * primary must not fail with a replica. Their results are shared.
   */
  readonly source: object
}

/** Gives callers of equal searches the same result, if they call at the same time or shortly after each other. */
export type SharedSearches = {
  /**
   * Returns the cached matches if they are recent and the index has not changed since. Otherwise runs `search` once for
   * all concurrent callers. The signal of `search` aborts when all of these callers have disconnected. Throws
   * `rate_limited` when too many searches from the IP network are waiting.
   */
  readonly find: (
    asked: Asked,
    search: (signal: AbortSignal) => Promise<FoundListings>,
  ) => Promise<FoundListings>
  /** Invalidates the cache. Must be called after a change of the index, the synonyms or the dictionaries. */
  readonly drop: () => void
  /** Tells whether change notifications are received. While they are not, nothing is cached. */
  readonly setListening: (isListening: boolean) => void
}

/**
 * Limits for all searches of a database, and for the searches of one IP network (a group). More concurrent searches would only slow
 * each other down and take database connections from other calls. The queue is long enough for an office whose people
 * search at the same time, because a typical search takes about 15 ms.
 */
const PLACES = { atOnce: 4, atOncePerGroup: 2, waitingPerGroup: 16 }
/** Lifetime of a cached search. A listing that expires during this time is not shown, but it is still counted. */
const LIFE_MS = 5_000
const MAX_BYTES = 16_000_000
/** Estimated memory of a cached search without its matches, and of each match. */
const QUESTION_BYTES = 8_000
const MATCH_BYTES = 250

const NEVER = new AbortController().signal

export function shareSearches(): SharedSearches {
  const kept = createByteCache<{
    readonly found: FoundListings
    readonly madeAt: number
    readonly moment: number
  }>(MAX_BYTES)
  let moment = 0
  let isListening = false
  const bySource = new WeakMap<object, Flights<FoundListings>>()
  const flightsOn = (source: object) => {
    const flights = bySource.get(source) ?? createFlights<FoundListings>({ moment: () => moment, ...PLACES })
    bySource.set(source, flights)
    return flights
  }
  return {
    async find({ question, at, leaving = NEVER, network, source }, search) {
      const before = kept.get(question)
      const age = before ? at.getTime() - before.madeAt : Number.POSITIVE_INFINITY
      if (before && before.moment === moment && age >= 0 && age < LIFE_MS) return before.found
      return flightsOn(source).join({ group: network, leaving }, question, async (signal) => {
        const begunAt = moment
        const found = await search(signal)
        const isWhole = !found.orders.isStopped && !found.producers.isStopped
        if (isListening && isWhole)
          kept.set(question, { found, madeAt: at.getTime(), moment: begunAt }, bytesOf(found))
        return found
      })
    },
    drop() {
      moment += 1
    },
    setListening(isConnected) {
      isListening = isConnected
      // Changes may have been missed while no notifications were received, so all cached searches become invalid.
      moment += 1
    },
  }
}

function bytesOf({ orders, producers }: FoundListings): number {
  return QUESTION_BYTES + MATCH_BYTES * (orders.matches.length + producers.matches.length)
}
