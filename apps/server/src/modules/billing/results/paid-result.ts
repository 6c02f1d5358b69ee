import type { BilingualName, ListingResults } from '@verstat/contract'

export type PaidSpan = {
  readonly item: BilingualName
  readonly from: string
  /** The last day. Null while the end is not known. */
  readonly until: string | null
}

type DayCounts = { readonly day: string; readonly views: number; readonly contacts: number }

const DAY_MS = 86_400_000

/** Sums the counts of the days of a paid plan or boost, and the counts of as many days before it. */
export function paidResult(
  { item, from, until }: PaidSpan,
  days: readonly DayCounts[],
  today: string,
): ListingResults['paid'][number] {
  const isRunning = until === null || until >= today
  const to = isRunning ? today : until
  const [first] = days
  // Nothing is known about days before the first counted day, so they must not be compared.
  const known = first ? Math.max(0, daysBetween(first.day, from)) : 0
  const length = Math.min(daysBetween(from, to) + 1, known)
  return {
    item,
    from,
    to,
    isRunning,
    ...sumOf(days, from, to),
    before:
      length === 0 ? null : { days: length, ...sumOf(days, shiftDay(from, -length), shiftDay(from, -1)) },
  }
}

function sumOf(days: readonly DayCounts[], from: string, to: string) {
  const counted = days.filter(({ day }) => day >= from && day <= to)
  return {
    views: counted.reduce((sum, { views }) => sum + views, 0),
    contacts: counted.reduce((sum, { contacts }) => sum + contacts, 0),
  }
}

export function shiftDay(day: string, by: number): string {
  return new Date(Date.parse(day) + by * DAY_MS).toISOString().slice(0, 10)
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}
