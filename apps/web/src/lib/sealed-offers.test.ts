import { expect, test } from 'vitest'
import { isSealedOrder, opensAt } from './sealed-offers.ts'

const order = { offersOpen: 'atDeadline', offersUntil: '2026-12-02', status: 'published' } as const

test('offers are sealed to the end of the last day in Kyiv, and open at its midnight', () => {
  expect(opensAt(order.offersUntil)).toBe('2026-12-02T22:00:00.000Z')
  expect(isSealedOrder(order, new Date('2026-12-02T21:59:59Z'))).toBe(true)
  expect(isSealedOrder(order, new Date('2026-12-02T22:00:00Z'))).toBe(false)
  expect(isSealedOrder({ ...order, offersOpen: 'atOnce' }, new Date('2026-12-01T10:00:00Z'))).toBe(false)
  expect(isSealedOrder({ ...order, status: 'awarded' }, new Date('2026-12-01T10:00:00Z'))).toBe(false)
})
