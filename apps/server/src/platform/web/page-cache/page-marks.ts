import { kyivTime } from '@verstat/i18n'
import type { Marks } from '../../http/bind.ts'

/** What a whole page depends on, gathered from its calls. */
export type PageMarks = {
  /** The marks of one call; undefined when nobody has said what its answer depends on. */
  readonly add: (marks: Marks | undefined) => void
  readonly tags: () => readonly string[]
  /** The soonest moment, in milliseconds, at which the page changes by itself: at latest the next midnight in Kyiv. */
  readonly until: () => number
  /** False when a call said nothing: such a page may not be kept. */
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

/** On the two days a year when clocks change this errs by an hour, except in the hours before midnight itself. */
function nextKyivMidnight(now: Date): number {
  const { hour, minute } = kyivTime(now)
  return now.getTime() + DAY_MS - (hour * 60 + minute) * 60_000 - (now.getTime() % 60_000)
}
