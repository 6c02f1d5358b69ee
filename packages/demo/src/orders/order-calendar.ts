import { addDays, kyivDay, kyivDayStart } from '@verstat/i18n'

/** Converts a number of days from today into a day in Kyiv. Today is 0. */
export type OrderCalendar = {
  readonly now: Date
  readonly day: (fromToday: number) => string
  /** The first instant of the day in milliseconds since 1970. */
  readonly startOf: (fromToday: number) => number
}

export function createCalendar(now: Date): OrderCalendar {
  const today = kyivDay(now)
  const days = new Map<number, { readonly day: string; readonly startMs: number }>()

  // The days are cached, because all orders together use only a few hundred days.
  function find(fromToday: number): { readonly day: string; readonly startMs: number } {
    const known = days.get(fromToday)
    if (known) return known
    const day = addDays(today, fromToday)
    const made = { day, startMs: kyivDayStart(day).getTime() }
    days.set(fromToday, made)
    return made
  }

  return {
    now,
    day: (fromToday) => find(fromToday).day,
    startOf: (fromToday) => find(fromToday).startMs,
  }
}
