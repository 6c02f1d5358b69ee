import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hryvniaNumber, hryvniaText, readHryvnias, readKopecks } from './kopecks.ts'

test('every amount survives formatting and parsing, as text and as a JSON number', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 13n - 1n }), (amount) => {
      expect(readHryvnias(hryvniaText(amount))).toBe(amount)
      expect(readHryvnias(JSON.parse(JSON.stringify(hryvniaNumber(amount))))).toBe(amount)
    }),
    { numRuns: 2_000 },
  )
})

test('amounts are formatted with two decimals and no sign', () => {
  expect(hryvniaText(5n)).toBe('0.05')
  expect(hryvniaText(154_736n)).toBe('1547.36')
  expect(() => hryvniaText(-1n)).toThrow(RangeError)
})

test.each([
  '299.505',
  '-1',
  '1e3',
  '',
  ' 1',
  '1,50',
  null,
  undefined,
  true,
  Number.NaN,
  1e21,
  {},
])('%j is no amount in hryvnias', (value) => expect(readHryvnias(value)).toBeUndefined())

test('an amount in kopecks is a whole number', () => {
  expect(readKopecks(4_200)).toBe(4_200n)
  for (const value of [42.5, -1, '4200', Number.MAX_VALUE, null]) expect(readKopecks(value)).toBeUndefined()
})
