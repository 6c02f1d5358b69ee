import { expect, test } from 'vitest'
import { isDeclineSurge, isStillHigh } from './decline-rate.ts'

const of = (declined: number, finished: number) => ({ declined, finished })

test.each([
  ['a third of a few', of(3, 9), of(0, 100), false],
  ['less than a third', of(3, 10), of(0, 100), false],
  ['more than a third, where little was refused before', of(4, 10), of(10, 100), true],
  ['as much as ever', of(4, 10), of(30, 100), false],
  ['much, where nothing is known of before', of(6, 10), of(2, 3), true],
])('%s', (_name, latest, before, alarms) => {
  expect(isDeclineSurge(latest, before)).toBe(alarms)
})

test('an alert ends when most payments succeed, or nobody tries to pay', () => {
  expect([of(5, 6), of(1, 6), of(0, 0)].map(isStillHigh)).toEqual([true, false, false])
})
