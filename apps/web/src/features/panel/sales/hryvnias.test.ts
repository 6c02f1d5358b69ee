import { expect, test } from 'vitest'
import { hryvniasOf, kopecksOf } from './hryvnias.ts'

test('a typed amount becomes whole kopiykas without floating point errors', () => {
  expect(['149', '149,5', '149.05', '1 299,50', '0,29', '1\u00a0000'].map(kopecksOf)).toEqual([
    14_900, 14_950, 14_905, 129_950, 29, 100_000,
  ])
})

test('malformed amounts are passed on to be refused', () => {
  expect(['', 'сто', '1,234', '-5'].map(kopecksOf)).toEqual(['', 'сто', '1,234', '-5'])
})

test('formatting and parsing an amount round-trips', () => {
  for (const kopecks of [0, 5, 29, 14_900, 14_950, 129_905]) {
    expect(kopecksOf(hryvniasOf(kopecks))).toBe(kopecks)
  }
})
