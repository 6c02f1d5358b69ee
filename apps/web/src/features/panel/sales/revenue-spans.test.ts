import { expect, test } from 'vitest'
import { revenueSpans } from './revenue-spans.ts'

const days = (n: number) =>
  Array.from({ length: n }, (_, at) => ({
    day: new Date(Date.UTC(2026, 0, 10 + at)).toISOString().slice(0, 10),
    receivedMinor: 100,
    returnedMinor: 10,
  }))

test('a month is shown by day', () => {
  expect(revenueSpans(days(30))).toHaveLength(30)
})

test('longer periods are shown by calendar month with the same total', () => {
  const spans = revenueSpans(days(80))
  expect(spans.map(({ from, to }) => [from, to])).toEqual([
    ['2026-01-10', '2026-01-31'],
    ['2026-02-01', '2026-02-28'],
    ['2026-03-01', '2026-03-30'],
  ])
  expect(
    spans.reduce((sum, { receivedMinor, returnedMinor }) => sum + receivedMinor - returnedMinor, 0),
  ).toBe(80 * 90)
})
