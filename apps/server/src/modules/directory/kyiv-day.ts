const DAY_FORMAT = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Kyiv',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
const OFFSET_FORMAT = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Kyiv', timeZoneName: 'longOffset' })

/** The calendar day in Kyiv at this moment, `2026-11-20`. */
export function kyivDay(at: Date): string {
  return DAY_FORMAT.format(at)
}

/** The moment at which a Kyiv day (`2026-11-20`) is over: the first of the next one. */
export function endOfKyivDay(day: string): Date {
  const midnightUtc = new Date(`${day}T00:00:00Z`).getTime() + 86_400_000
  // Clocks change at 03:00 or 04:00, so the offset at midnight is that of two hours before it in UTC.
  return new Date(midnightUtc - kyivOffsetMs(new Date(midnightUtc - 3 * 3_600_000)))
}

function kyivOffsetMs(at: Date): number {
  const name = OFFSET_FORMAT.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? ['', '+', '00', '00']
  const ms = (Number(hours) * 60 + Number(minutes)) * 60_000
  return sign === '-' ? -ms : ms
}
