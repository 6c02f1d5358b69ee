/** Days that the dashboard shows; the first is what its plain address shows. */
export const PERIODS = [30, 90, 365] as const

/** The days an address asks for. */
export function readDays(search: Readonly<Record<string, unknown>>): number {
  return PERIODS.find((days) => String(days) === String(search.days)) ?? PERIODS[0]
}
