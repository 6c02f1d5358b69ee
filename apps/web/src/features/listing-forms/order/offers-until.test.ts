import { expect, test } from 'vitest'
import { endsTooLate, newOrder, offersUntilFor } from './order-form-fields.ts'

const today = '2026-11-21'
const fields = newOrder(today)

test('the usual last day for offers is never later than the day of need', () => {
  expect(fields.offersUntil).toBe('2026-12-21')
  expect(offersUntilFor('2026-12-10', fields, today)).toBe('2026-12-10')
  expect(offersUntilFor('2027-02-01', fields, today)).toBe('2026-12-21')
  // The day followed the day of need, so it goes back with it.
  const followed = { ...fields, neededBy: '2026-12-10', offersUntil: '2026-12-10' }
  expect(offersUntilFor('2026-12-05', followed, today)).toBe('2026-12-05')
  expect(offersUntilFor('', followed, today)).toBe('2026-12-21')
})

test('a last day that the user has chosen stays, and gets a warning when it is too late', () => {
  const chosen = { ...fields, offersUntil: '2026-12-15' }
  expect(offersUntilFor('2026-12-10', chosen, today)).toBe('2026-12-15')
  expect(endsTooLate({ ...chosen, neededBy: '2026-12-10' })).toBe(true)
  expect(endsTooLate({ ...chosen, neededBy: '2026-12-15' })).toBe(false)
  expect(endsTooLate(chosen)).toBe(false)
})

test('a date that is still being typed changes nothing', () => {
  expect(offersUntilFor('0002-12-10', fields, today)).toBe(fields.offersUntil)
})
