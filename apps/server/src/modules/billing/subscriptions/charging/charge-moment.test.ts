import { kyivTime } from '@verstat/i18n'
import { expect, test } from 'vitest'
import { AHEAD_HOURS, chargeMoment, FIRST_HOUR, LAST_HOUR, soonestCharge } from './charge-moment.ts'

const HOUR_MS = 3_600_000

test('cards are charged at daytime in Kyiv, hours before the end, also across DST changes', () => {
  for (const from of ['2026-10-23T00:00:00Z', '2027-03-26T00:00:00Z', '2027-07-01T00:00:00Z']) {
    for (let hour = 0; hour < 96; hour += 1) {
      const end = new Date(Date.parse(from) + hour * HOUR_MS)
      const at = chargeMoment(end)
      const aheadHours = (end.getTime() - at.getTime()) / HOUR_MS
      const local = kyivTime(at).hour
      expect([end.toISOString(), local >= FIRST_HOUR && local < LAST_HOUR]).toEqual([end.toISOString(), true])
      expect(aheadHours).toBeGreaterThanOrEqual(AHEAD_HOURS)
      expect(aheadHours).toBeLessThan(24)
    }
  }
})

test('a charge without an announcement is made at least two hours after it, on the announced day', () => {
  for (let minutes = 0; minutes < 24 * 60; minutes += 30) {
    const now = new Date(Date.parse('2027-03-27T22:00:00Z') + minutes * 60_000)
    const at = soonestCharge(now)
    expect(at.getTime() - now.getTime()).toBeGreaterThanOrEqual(2 * HOUR_MS)
    // Only late hours are wrong. If the returned moment is before 9:00, the charge waits until 9:00 of the same day.
    expect(kyivTime(at).hour).toBeLessThan(LAST_HOUR)
  }
})
