const TIME_ZONE = 'Europe/Kyiv'

/** Date and time of day in Kyiv. `month` and `day` start at 1. */
export type KyivTime = {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
}

/** A calendar day in Kyiv, such as `2026-11-20`. */
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * Returns the date and time in Kyiv for an instant. For a plain day, the time is midnight. Throws RangeError for
 * invalid input.
 */
export function kyivTime(value: string | Date): KyivTime {
  const day = typeof value === 'string' ? DAY.exec(value) : null
  if (day) return { year: Number(day[1]), month: Number(day[2]), day: Number(day[3]), hour: 0, minute: 0 }
  const at = new Date(value).getTime()
  const wall = new Date(at + kyivOffsetMs(at))
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
  }
}

const HOUR_MS = 3_600_000
const OFFSETS_MAX = 5_000
/**
 * Offsets are cached by hour, because clocks change only at full hours and a page asks for the same few hours
 * repeatedly.
 */
const offsets = new Map<number, number>()

/** Returns Kyiv's offset from UTC at an instant, in milliseconds. Throws RangeError for an invalid instant. */
export function kyivOffsetMs(at: number): number {
  const hour = Math.floor(at / HOUR_MS) * HOUR_MS
  const known = offsets.get(hour)
  if (known !== undefined) return known
  const parts: Record<string, number> = {}
  clock ??= createClock()
  for (const part of clock.formatToParts(hour)) parts[part.type] = Number(part.value)
  const { year = Number.NaN, month = Number.NaN, day = Number.NaN } = parts
  const offset = Date.UTC(year, month - 1, day, parts.hour ?? 0, parts.minute ?? 0) - hour
  if (offsets.size >= OFFSETS_MAX) offsets.clear()
  offsets.set(hour, offset)
  return offset
}

/** Created by its first use, because that takes a phone about 80 ms and many pages show no instant. */
let clock: Intl.DateTimeFormat | undefined

function createClock(): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: TIME_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
}

/** Returns the day in Kyiv at an instant, such as `2026-11-20`. */
export function kyivDay(value: string | Date): string {
  const { year, month, day } = kyivTime(value)
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
}

/**
 * Returns the number of calendar days in Kyiv from one date to another. The number is negative when `to` is earlier.
 */
export function kyivDaysBetween(from: string | Date, to: string | Date): number {
  return Math.round((dayNumber(to) - dayNumber(from)) / (24 * 60 * 60 * 1000))
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

function dayNumber(value: string | Date): number {
  const { year, month, day } = kyivTime(value)
  return Date.UTC(year, month - 1, day)
}
