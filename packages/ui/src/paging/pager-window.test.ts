import { expect, test } from 'vitest'
import { pagerWindow } from './pager-window.ts'

test('all pages are shown when there are only a few', () => {
  expect(pagerWindow(1, 1)).toEqual([1])
  expect(pagerWindow(2, 3)).toEqual([1, 2, 3])
  expect(pagerWindow(1, 5)).toEqual([1, 2, 3, 4, 5])
})

test('a pager in the middle shows the ends, the neighbours and two gaps', () => {
  expect(pagerWindow(10, 20)).toEqual([1, null, 9, 10, 11, null, 20])
})

test('a pager near the first or last page has as many entries as in the middle', () => {
  expect(pagerWindow(1, 20)).toEqual([1, 2, 3, 4, null, 20])
  expect(pagerWindow(20, 20)).toEqual([1, null, 17, 18, 19, 20])
})

test('every window ascends, contains both ends and the page, and each gap hides at least two pages', () => {
  for (let pages = 1; pages <= 30; pages += 1) {
    for (let page = 1; page <= pages; page += 1) {
      const shown = pagerWindow(page, pages)
      const numbers = shown.filter((number) => number !== null)
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect([numbers[0], numbers.at(-1)]).toEqual([1, pages])
      expect(numbers).toContain(page)
      shown.forEach((number, at) => {
        if (number === null) expect((shown[at + 1] ?? 0) - (shown[at - 1] ?? 0)).toBeGreaterThan(2)
      })
    }
  }
})
