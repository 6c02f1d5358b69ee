import { expect, test } from 'vitest'
import { type HeldPlan, planChange } from './plan-change.ts'

const DAY_MS = 86_400_000
const NOW = new Date('2027-02-10T10:00:00Z')
const held = (overrides: Partial<HeldPlan> = {}): HeldPlan => ({
  id: 'order-plus',
  priceMinor: 14_900,
  isRunning: true,
  paid: [
    {
      startsAt: new Date(NOW.getTime() - 15 * DAY_MS),
      endsAt: new Date(NOW.getTime() + 15 * DAY_MS),
      valueMinor: 14_900,
    },
  ],
  ...overrides,
})
const top = { id: 'order-top', priceMinor: 39_900, days: 30 }

test('the current plan is kept, a cheaper one follows, a more expensive one starts now for the difference', () => {
  expect(planChange(held(), { id: 'order-plus', priceMinor: 14_900, days: 30 }, NOW)).toEqual({
    kind: 'kept',
  })
  expect(planChange(held(), { ...top, priceMinor: 14_900 }, NOW)).toEqual({ kind: 'follows' })
  expect(planChange(held(), { ...top, priceMinor: 9_900 }, NOW)).toEqual({ kind: 'follows' })
  expect(planChange(held(), top, NOW)).toMatchObject({ kind: 'begins', dueMinor: 32_450, days: 30 })
})

test('the free plan is kept without paid time and follows paid time', () => {
  const free = { id: 'order-free', priceMinor: 0, days: null }
  expect(planChange(held({ id: 'order-free', isRunning: false, paid: [] }), free, NOW)).toEqual({
    kind: 'kept',
  })
  expect(planChange(held({ isRunning: false, paid: [] }), free, NOW)).toEqual({ kind: 'kept' })
  expect(planChange(held(), free, NOW)).toEqual({ kind: 'follows' })
})

test('without paid time every plan starts now at full price, also the previous one', () => {
  const over = held({ isRunning: false, paid: [] })
  expect(planChange(over, { id: 'order-plus', priceMinor: 14_900, days: 30 }, NOW)).toMatchObject({
    kind: 'begins',
    dueMinor: 14_900,
  })
  expect(planChange(over, { ...top, priceMinor: 9_900 }, NOW)).toMatchObject({
    kind: 'begins',
    dueMinor: 9_900,
  })
})
