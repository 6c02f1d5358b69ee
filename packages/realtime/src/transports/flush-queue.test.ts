import { expect, test, vi } from 'vitest'
import { createFlushQueue } from './flush-queue.ts'

const never = () => false
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('many clients are flushed in portions, with other work in between', async () => {
  const flushSoon = createFlushQueue(never)
  let told = 0
  for (let n = 0; n < 20; n += 1) {
    flushSoon({
      flush() {
        told += busy()
      },
    })
  }
  const seen: number[] = []
  while (told < 20) {
    await turn()
    seen.push(told)
  }
  expect(seen.length).toBeGreaterThanOrEqual(20)
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
})

test('while the process is busy there are pauses between the portions', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  let isBusy = true
  const flushSoon = createFlushQueue(() => isBusy)
  let told = 0
  const asking = {
    flush() {
      now += 1
      told += 1
    },
  }
  for (let n = 0; n < 3; n += 1) flushSoon(asking)
  await turn()
  await turn()
  expect(told).toBe(1)
  vi.advanceTimersByTime(1)
  expect(told).toBe(1)
  now += 4
  vi.advanceTimersByTime(1)
  expect(told).toBe(2)
  await turn()
  expect(told).toBe(2)
  isBusy = false
  vi.advanceTimersByTime(1)
  expect(told).toBe(3)
  clock.mockRestore()
  vi.useRealTimers()
})

test('everyone is flushed once per request, later requests after earlier ones', async () => {
  const flushSoon = createFlushQueue(never)
  const told: string[] = []
  const asking = (name: string) => ({ flush: () => void told.push(name) })
  flushSoon({
    flush() {
      told.push('first')
      flushSoon(asking('late'))
    },
  })
  flushSoon(asking('second'))
  await vi.waitFor(() => expect(told).toEqual(['first', 'second', 'late']))
  flushSoon(asking('again'))
  await vi.waitFor(() => expect(told.at(-1)).toBe('again'))
})

/** Keeps the process busy for longer than the time limit of one portion of flushes. */
function busy(): number {
  const until = performance.now() + 0.6
  while (performance.now() < until);
  return 1
}
