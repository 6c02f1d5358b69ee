import { expect, test } from 'vitest'
import { firstPurpose } from './first-purpose.ts'

test.each([
  [{ orders: false, producers: true }, 'orders'],
  [{ orders: true, producers: true }, 'producers'],
  [{ orders: true, producers: false }, 'producers'],
  [{ orders: false, producers: false }, 'producers'],
] as const)('a user whose listings are %j searches %s first', (owns, purpose) => {
  expect(firstPurpose({ owns })).toBe(purpose)
})

test('a visitor searches producers first', () => {
  expect(firstPurpose(null)).toBe('producers')
})
