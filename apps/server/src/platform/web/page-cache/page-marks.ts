import { kyivTime } from '@verstat/i18n'
import type { Marks } from '../../http/binding.ts'

/** What a whole page depends on, collected from the API calls of the page. */
export type PageMarks = {
  /**
   * Adds the marks of one API call, which tell what the answer depends on. Undefined means that the call
   * declares no marks.
   */
  readonly add: (marks: Marks | undefined) => void
  readonly tags: () => readonly string[]
  /**
   * Earliest time in Unix milliseconds at which the page changes even without a change of data. At the latest
   * this is the next midnight in Kyiv.
   */
  readonly until: () => number
  /** False when an API call declared no marks. Such a page must not be cached. */
  readonly isKnown: () => boolean
  /**
   * Whether the calls can be cached without their page. Calls without tags change with what other calls of their page
   * show: the questions to an order with the order.
   */
  readonly standAlone: () => boolean
}

export function createPageMarks(now: Date): PageMarks {
  const tags = new Set<string>()
  let until = nextKyivMidnight(now)
  let isKnown = true
  return {
    add(marks) {
      if (!marks) isKnown = false
      for (const tag of marks?.tags ?? []) tags.add(tag)
      for (const moment of marks?.moments ?? []) {
        const at = moment === null ? Number.NaN : Date.parse(moment)
        if (at > now.getTime() && at < until) until = at
      }
    },
    tags: () => [...tags],
    until: () => until,
    isKnown: () => isKnown,
    standAlone: () => isKnown && tags.size > 0,
  }
}

const DAY_MS = 86_400_000

/**
 * On the two days a year when clocks change, the result is off by an hour, except in the last hours before
 * midnight.
 */
function nextKyivMidnight(now: Date): number {
  const { hour, minute } = kyivTime(now)
  return now.getTime() + DAY_MS - (hour * 60 + minute) * 60_000 - (now.getTime() % 60_000)
}
