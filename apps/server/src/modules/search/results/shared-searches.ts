import type { SearchResult } from '@verstat/contract'
import type { z } from 'zod/mini'
import { createByteLru } from '../../../platform/process/byte-lru.ts'
import { createFlights } from '../../../platform/process/flights.ts'
import type { Found } from '../engine/search-engine.ts'
import type { PlannedQuery } from '../query/planned-query.ts'

/** Matches of a search, before their listings are read. */
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
}

/** Shares the results of equal searches made at the same time or shortly after each other. */
export type SharedSearches = {
  /**
   * Returns cached matches if they are recent and the index has not changed; otherwise runs `search` once for all
   * concurrent callers. Its signal aborts when all of them have disconnected. Throws `rate_limited` when too many
   * searches of the network are queued.
   */
  readonly find: (
    asked: Asked,
    search: (signal: AbortSignal) => Promise<FoundListings>,
  ) => Promise<FoundListings>
  /** Invalidates the cache after a change of the index, the synonyms or the dictionaries. */
  readonly drop: () => void
  /** Caching is disabled while change notifications are not received. */
  readonly setListening: (isListening: boolean) => void
}

/**
 * More concurrent searches would only slow each other down and take connections from other calls. A single network
 * cannot use all places. The queue suffices for an office that searches at the same time, as usual searches take
 * about 30 ms.
 */
const PLACES = { atOnce: 4, atOncePerGroup: 2, waitingPerGroup: 16 }
/** Cache lifetime. Listings that expire meanwhile are not shown but still counted. */
const LIFE_MS = 5_000
const MAX_BYTES = 16_000_000
/** Estimated memory per cached search and per match. */
const QUESTION_BYTES = 8_000
const MATCH_BYTES = 250

const NEVER = new AbortController().signal

export function shareSearches(): SharedSearches {
  const kept = createByteLru<{
    readonly found: FoundListings
    readonly madeAt: number
    readonly moment: number
  }>(MAX_BYTES)
  let moment = 0
  let isListening = false
  const flights = createFlights<FoundListings>({ moment: () => moment, ...PLACES })
  return {
    async find({ question, at, leaving = NEVER, network }, search) {
      const before = kept.get(question)
      const age = before ? at.getTime() - before.madeAt : Number.POSITIVE_INFINITY
      if (before && before.moment === moment && age >= 0 && age < LIFE_MS) return before.found
      return flights.join({ group: network, leaving }, question, async (signal) => {
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
      // Changes may have been missed meanwhile.
      moment += 1
    },
  }
}

function bytesOf({ orders, producers }: FoundListings): number {
  return QUESTION_BYTES + MATCH_BYTES * (orders.matches.length + producers.matches.length)
}
