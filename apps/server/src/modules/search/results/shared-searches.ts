import type { SearchResult } from '@verstat/contract'
import type { z } from 'zod/mini'
import { createByteLru } from '../../../platform/process/byte-lru.ts'
import { createFlights } from '../../../platform/process/flights.ts'
import type { Found } from '../engine/search-engine.ts'
import type { PlannedQuery } from '../query/planned-query.ts'

/** What a search found, before its listings are read. */
export type FoundListings = {
  readonly query: PlannedQuery
  readonly orders: Found
  readonly producers: Found
  /** When they were asked for. */
  readonly facets?: NonNullable<z.input<typeof SearchResult>['facets']>
}

export type Asked = {
  readonly question: string
  readonly at: Date
  readonly leaving: AbortSignal | undefined
  /** The caller's network. */
  readonly network: string
}

/** Searches that several people ask for at once, or one soon after another. */
export type SharedSearches = {
  /**
   * What was found for the same question a moment ago, if the index has not changed since; otherwise what `search`
   * finds, once for all who wait for it. Its signal aborts when all of them have left. Throws `rate_limited` when too
   * many searches of the network wait.
   */
  readonly find: (
    asked: Asked,
    search: (signal: AbortSignal) => Promise<FoundListings>,
  ) => Promise<FoundListings>
  /** The index, or what questions are read by, has changed. */
  readonly drop: () => void
  /** Nothing is kept while changes cannot be heard of. */
  readonly trust: (hearsChanges: boolean) => void
}

/**
 * So many searches are worked on at once: beside more of them each takes longer and none is done sooner, and the other
 * calls of the site need connections too. One network leaves places for others, whatever it asks for. An office whose
 * people search all at once stays far below the queue: usual searches take some 30 ms.
 */
const PLACES = { atOnce: 4, atOncePerGroup: 2, waitingPerGroup: 16 }
/** Expired listings are not shown, but counted for so long. */
const LIFE_MS = 5_000
const MOST_BYTES = 16_000_000
/** About what a question, and each of its matches, takes. */
const QUESTION_BYTES = 8_000
const MATCH_BYTES = 250

const NEVER = new AbortController().signal

export function shareSearches(): SharedSearches {
  const kept = createByteLru<{
    readonly found: FoundListings
    readonly madeAt: number
    readonly moment: number
  }>(MOST_BYTES)
  let moment = 0
  let hearsChanges = false
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
        if (hearsChanges && isWhole)
          kept.set(question, { found, madeAt: at.getTime(), moment: begunAt }, bytesOf(found))
        return found
      })
    },
    drop() {
      moment += 1
    },
    trust(hears) {
      hearsChanges = hears
      // What happened meanwhile is not known.
      moment += 1
    },
  }
}

function bytesOf({ orders, producers }: FoundListings): number {
  return QUESTION_BYTES + MATCH_BYTES * (orders.matches.length + producers.matches.length)
}
