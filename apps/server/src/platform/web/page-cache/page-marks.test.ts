import { expect, test } from 'vitest'
import { createPageMarks } from './page-marks.ts'

const at = (instant: string) => Date.parse(instant)

test('a page changes at the earliest future instant of anything it shows', () => {
  const marks = createPageMarks(new Date('2026-11-21T10:00:00Z'))
  marks.add({ tags: ['orders'], moments: [null, '2026-11-21T10:30:00Z', '2026-11-21T09:00:00Z'] })
  marks.add({ tags: ['orders', 'producers'], moments: ['2026-11-21T10:20:00Z'] })
  expect(marks.tags()).toEqual(['orders', 'producers'])
  expect(marks.until()).toBe(at('2026-11-21T10:20:00Z'))
  expect(marks.isKnown()).toBe(true)
})

test.each([
  ['2026-11-21T21:59:59.400Z', '2026-11-21T22:00:00Z'],
  ['2026-11-21T22:00:00Z', '2026-11-22T22:00:00Z'],
  ['2026-07-01T10:00:30Z', '2026-07-01T21:00:00Z'],
])('a page rendered at %s changes at the next midnight in Kyiv', (now, midnight) => {
  expect(createPageMarks(new Date(now)).until()).toBe(at(midnight))
})

test('a call without marks keeps its page out of the cache', () => {
  const marks = createPageMarks(new Date())
  marks.add({ tags: ['orders'] })
  marks.add(undefined)
  expect(marks.isKnown()).toBe(false)
})
