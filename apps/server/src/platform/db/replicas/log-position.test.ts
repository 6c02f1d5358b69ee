import { expect, test } from 'vitest'
import { endOfLog } from './log-position.ts'

const SEGMENT = 16 * 2 ** 20

test.each([
  ['behind the header of a segment', 3 * SEGMENT + 40, 3 * SEGMENT],
  ['behind the header of a page', 3 * SEGMENT + 8192 + 24, 3 * SEGMENT + 8192],
  ['inside a page', 3 * SEGMENT + 8192 + 40, 3 * SEGMENT + 8192 + 40],
  ['behind the first record of a segment', 3 * SEGMENT + 80, 3 * SEGMENT + 80],
])('the log ends where its last record ends: %s', (_, insertAt, end) => {
  expect(endOfLog(insertAt, SEGMENT)).toBe(end)
})
