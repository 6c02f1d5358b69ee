import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { batchNames } from './batch-names.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first change is passed on at once, later ones batched once a second, each name once', () => {
  const passed: (readonly string[])[] = []
  const changes = batchNames(1_000, (names) => passed.push(names))
  changes.add(['orders', 'order:1'])
  expect(passed).toEqual([['orders', 'order:1']])
  for (let n = 0; n < 1_000; n += 1) {
    changes.add(['orders', `order:${n % 2}`])
    vi.advanceTimersByTime(10)
  }
  expect(passed.length).toBe(11)
  expect(passed.at(-1)).toEqual(['orders', 'order:0', 'order:1'])
  vi.advanceTimersByTime(5_000)
  expect(passed.length).toBe(11)
  changes.add(['producers'])
  expect(passed.at(-1)).toEqual(['producers'])
})

test('nothing is passed on after stop', () => {
  const passed: (readonly string[])[] = []
  const changes = batchNames(1_000, (names) => passed.push(names))
  changes.add(['orders'])
  changes.add(['orders'])
  changes.stop()
  vi.advanceTimersByTime(5_000)
  expect(passed.length).toBe(1)
})
