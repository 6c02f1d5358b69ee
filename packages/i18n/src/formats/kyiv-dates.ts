import { kyivOffsetMs } from './kyiv-calendar.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

// Days are cached, because converting a date is slow and many objects have the same few days.
const dayByMidnight = new Map<number, string>()
const midnightByDay = new Map<string, number>()

export function kyivDayStart(day: string): Date {
  const midnightUtc = utcMidnight(day)
  // In Kyiv clocks change some hours after midnight. So the offset shortly before midnight is also the offset at
  // midnight.
  return new Date(midnightUtc - kyivOffsetMs(midnightUtc - 3 * HOUR_MS))
}

export function kyivDayEnd(day: string): Date {
  return kyivDayStart(addDays(day, 1))
}

/** Adds days, which may be negative. `addDays('2026-02-27', 2)` is `2026-03-01`. */
export function addDays(day: string, days: number): string {
  return utcDay(utcMidnight(day) + days * DAY_MS)
}

function utcDay(midnight: number): string {
  const known = dayByMidnight.get(midnight)
  if (known !== undefined) return known
  const day = new Date(midnight).toISOString().slice(0, 10)
  dayByMidnight.set(midnight, day)
  return day
}

function utcMidnight(day: string): number {
  const known = midnightByDay.get(day)
  if (known !== undefined) return known
  const ms = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(ms)) throw new RangeError(`${day} is not a day like 2026-11-20.`)
  midnightByDay.set(day, ms)
  return ms
}
