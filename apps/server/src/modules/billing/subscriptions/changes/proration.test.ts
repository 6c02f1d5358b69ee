import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quoteUpgrade, unusedMinor } from './proration.ts'

const DAY_MS = 86_400_000
const at = (day: number) => new Date(Date.UTC(2026, 0, 1, 10) + day * DAY_MS)
const period = (valueMinor: number, days = 30, from = 0) => ({
  startsAt: at(from),
  endsAt: at(from + days),
  valueMinor,
})

test('from 299 to 799 with 12 of 30 days left costs 679.40, and a new period starts', () => {
  expect(quoteUpgrade([period(29_900)], { priceMinor: 79_900, days: 30 }, at(18))).toEqual({
    creditMinor: 11_960,
    dueMinor: 67_940,
    days: 30,
  })
})

test('the first day credits the whole old price, the last day nothing', () => {
  const plan = { priceMinor: 39_900, days: 30 }
  expect(quoteUpgrade([period(14_900)], plan, at(0)).dueMinor).toBe(25_000)
  expect(quoteUpgrade([period(14_900)], plan, at(29.9)).dueMinor).toBe(39_900)
})

test('DST changes neither add nor remove a day', () => {
  const spring = {
    startsAt: new Date('2026-03-28T08:00:00Z'),
    endsAt: new Date('2026-04-27T07:00:00Z'),
    valueMinor: 3_000,
  }
  expect(unusedMinor(spring, new Date('2026-03-29T21:30:00Z'))).toBe(2_800)
})

const anyPeriods = fc.array(fc.record({ value: fc.nat(200_000), days: fc.integer({ min: 1, max: 60 }) }), {
  maxLength: 4,
})

test("the price never exceeds the plan's, and the credit never exceeds what was paid", () => {
  fc.assert(
    fc.property(anyPeriods, fc.integer({ min: 1, max: 200_000 }), fc.nat(100), (values, priceMinor, day) => {
      const periods = values.map(({ value, days }) => period(value, days))
      const { creditMinor, dueMinor, days } = quoteUpgrade(periods, { priceMinor, days: 30 }, at(day))
      expect(dueMinor).toBeGreaterThanOrEqual(0)
      expect(dueMinor).toBeLessThanOrEqual(priceMinor)
      expect(creditMinor).toBeLessThanOrEqual(values.reduce((sum, { value }) => sum + value, 0))
      expect(days).toBeGreaterThanOrEqual(30)
    }),
  )
})

test('waiting never increases the credit', () => {
  fc.assert(
    fc.property(
      fc.nat(200_000),
      fc.integer({ min: 1, max: 60 }),
      fc.nat(70),
      fc.nat(70),
      (value, days, a, b) => {
        const [sooner, later] = [Math.min(a, b), Math.max(a, b)]
        expect(unusedMinor(period(value, days), at(later))).toBeLessThanOrEqual(
          unusedMinor(period(value, days), at(sooner)),
        )
      },
    ),
  )
})

test('an upgrade through another plan on the same day costs as much as a direct one', () => {
  fc.assert(
    fc.property(fc.nat(29), fc.integer({ min: 15_000, max: 39_000 }), (day, middle) => {
      const now = at(day)
      const direct = quoteUpgrade([period(14_900)], { priceMinor: 39_900, days: 30 }, now).dueMinor
      const first = quoteUpgrade([period(14_900)], { priceMinor: middle, days: 30 }, now).dueMinor
      const second = quoteUpgrade([period(middle, 30, day)], { priceMinor: 39_900, days: 30 }, now).dueMinor
      expect(first + second).toBe(direct)
    }),
  )
})
