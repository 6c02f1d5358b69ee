import { kyivTime } from '@verstat/i18n'
import type { Marks } from '../../http/bind.ts'

/** What a whole page depends on, collected from its calls. */
export type PageMarks = {
  /** Adds the marks of one call; undefined when the call declares none. */
  readonly add: (marks: Marks | undefined) => void
  readonly tags: () => readonly string[]
  /** Earliest Unix time in milliseconds at which the page changes by itself, at latest the next midnight in Kyiv. */
  readonly until: () => number
  /** False when a call declared no marks: such a page must not be cached. */
  readonly isKnown: () => boolean
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
  }
}

const DAY_MS = 86_400_000

/** Off by an hour on the two days a year when clocks change, except in the last hours before midnight. */
function nextKyivMidnight(now: Date): number {
  const { hour, minute } = kyivTime(now)
  return now.getTime() + DAY_MS - (hour * 60 + minute) * 60_000 - (now.getTime() % 60_000)
}
