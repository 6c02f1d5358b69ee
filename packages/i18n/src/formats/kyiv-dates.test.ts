import { describe, expect, test } from 'vitest'
import { kyivDay } from './kyiv-calendar.ts'
import { addDays, kyivDayEnd, kyivDayStart } from './kyiv-dates.ts'

describe('Kyiv days', () => {
  test('a day ends three hours before UTC midnight in summer and two in winter', () => {
    expect(kyivDayEnd('2026-07-10').toISOString()).toBe('2026-07-10T21:00:00.000Z')
    expect(kyivDayEnd('2026-11-20').toISOString()).toBe('2026-11-20T22:00:00.000Z')
  })

  test('the days on which clocks change are 23 and 25 hours long', () => {
    const hours = (day: string) => (kyivDayEnd(day).getTime() - kyivDayStart(day).getTime()) / 3_600_000
    expect(hours('2026-03-29')).toBe(23)
    expect(hours('2026-10-25')).toBe(25)
    expect(hours('2026-10-26')).toBe(24)
  })

  test('the day changes at midnight in Kyiv, not in UTC', () => {
    expect(kyivDay(new Date('2026-11-20T21:59:59.999Z'))).toBe('2026-11-20')
    expect(kyivDay(new Date('2026-11-20T22:00:00Z'))).toBe('2026-11-21')
    expect(kyivDay(new Date('2026-07-10T21:00:00Z'))).toBe('2026-07-11')
  })

  test('days are counted over months and years', () => {
    expect(addDays('2026-02-27', 2)).toBe('2026-03-01')
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  })

  test('text that is not a day throws', () => {
    expect(() => kyivDayStart('20.11.2026')).toThrow(RangeError)
  })
})
