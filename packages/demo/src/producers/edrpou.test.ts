import { describe, expect, test } from 'vitest'
import { edrpouCheckDigit, inventEdrpou } from './edrpou.ts'

describe('edrpou', () => {
  // Public codes of ministries and state bodies. Together they test both ways of calculating the check digit.
  test.each([
    '00032684',
    '00013480',
    '37508596',
    '43005393',
    '14360570',
    '20572069',
  ])('the last digit of %s is right', (code) => {
    expect(edrpouCheckDigit(code.slice(0, 7))).toBe(Number(code[7]))
  })

  test('a million items get different codes', () => {
    const stems = new Set(Array.from({ length: 100_000 }, (_, index) => inventEdrpou(7, index).slice(0, 7)))
    expect(stems.size).toBe(100_000)
    expect(inventEdrpou(7, 1_000_000)).toBe(inventEdrpou(7, 0))
  })

  test('every seed gives a code of eight digits', () => {
    for (const seed of [0, -5, 1, 2 ** 31, 123_456_789]) expect(inventEdrpou(seed, 3)).toMatch(/^9\d{7}$/)
  })
})
