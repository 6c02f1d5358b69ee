import { expect, test } from 'vitest'
import { groupPoints } from './group-points.ts'

const days = (n: number) =>
  Array.from({ length: n }, (_, at) => ({
    day: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
    count: 1,
  }))

test('a month is shown by day', () => {
  expect(groupPoints(days(30))).toHaveLength(30)
})

test('longer periods are shown by week: the latest week is complete and the total is the same', () => {
  const spans = groupPoints(days(90))
  expect(spans).toHaveLength(13)
  expect(spans.map(({ count }) => count)).toEqual([6, ...Array(12).fill(7)])
  expect(spans[0]).toEqual({ from: '2026-01-01', to: '2026-01-06', count: 6 })
  expect(spans.at(-1)).toMatchObject({ from: '2026-03-25', to: '2026-03-31' })
})
