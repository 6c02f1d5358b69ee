/** Periods in days. The first period is the default. */
export const PERIODS = [30, 90, 365] as const

export function readDays(search: Readonly<Record<string, unknown>>): number {
  return PERIODS.find((days) => String(days) === String(search.days)) ?? PERIODS[0]
}
