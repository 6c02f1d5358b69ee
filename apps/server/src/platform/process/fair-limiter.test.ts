import { expect, test } from 'vitest'
import { AppError } from '../http/app-error.ts'
import { createFairLimiter } from './fair-limiter.ts'

/** Creates a limiter whose clock the test moves, and tasks that end when the test says so. */
function setUp(limits = { atOnce: 2, atOncePerGroup: 1, waitingPerGroup: 3 }) {
  let at = 0
  const limiter = createFairLimiter({ ...limits, now: () => at })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const enter = (group: string, name: string) =>
    limiter.enter(group, () => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    })
  const end = async (name: string, afterMs = 0) => {
    at += afterMs
    ends.get(name)?.()
    await new Promise<void>((resolve) => setImmediate(resolve))
  }
  return {
    limiter,
    enter,
    end,
    begun,
    wait: (ms: number) => {
      at += ms
    },
  }
}

test('a group uses only its share of the slots, and another finds one free', () => {
  const { enter, begun } = setUp()
  enter('a', 'a1')
  enter('a', 'a2')
  enter('b', 'b1')
  expect(begun).toEqual(['a1', 'b1'])
})

test('a group that used much time recently waits for others, however long it has waited', async () => {
  const { enter, end, begun } = setUp({ atOnce: 1, atOncePerGroup: 1, waitingPerGroup: 3 })
  for (const name of ['a1', 'a2', 'a3']) enter('a', name)
  await end('a1', 1_000)
  enter('b', 'b1')
  enter('b', 'b2')
  await end('a2', 1_000)
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  await end('b1', 10)
  await end('b2', 10)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'b2', 'a3'])
})

test('groups that used about the same time take turns in the order of arrival', async () => {
  const { enter, end, begun, wait } = setUp({ atOnce: 1, atOncePerGroup: 1, waitingPerGroup: 3 })
  enter('a', 'a1')
  await end('a1', 60)
  enter('b', 'b1')
  await end('b1', 40)
  enter('c', 'c1')
  enter('a', 'a2')
  wait(10)
  enter('b', 'b2')
  await end('c1', 20)
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2'])
})

test('time used long ago does not count against a group', async () => {
  const { enter, end, begun, wait } = setUp({ atOnce: 1, atOncePerGroup: 1, waitingPerGroup: 3 })
  enter('a', 'a1')
  await end('a1', 5_000)
  wait(200_000)
  enter('c', 'c1')
  enter('a', 'a2')
  enter('b', 'b1')
  await end('c1', 100)
  await end('a2', 100)
  expect(begun).toEqual(['a1', 'c1', 'b1'])
  await end('b1')
  expect(begun).toEqual(['a1', 'c1', 'b1', 'a2'])
})

test('beyond its queue limit a group is refused with a retry time, and other groups are not', () => {
  const { enter, begun } = setUp()
  for (const name of ['a1', 'a2', 'a3', 'a4']) enter('a', name)
  expect(() => enter('a', 'a5')).toThrow(AppError)
  expect(() => enter('a', 'a5')).toThrow(
    expect.objectContaining({ code: 'rate_limited', retryAfterSeconds: 2 }),
  )
  enter('b', 'b1')
  expect(begun).toEqual(['a1', 'b1'])
})

test('a withdrawn task never starts and frees its place in the queue', async () => {
  const { enter, end, begun } = setUp()
  enter('a', 'a1')
  const left = enter('a', 'a2')
  enter('a', 'a3')
  enter('a', 'a4')
  left.leave()
  enter('a', 'a5')
  for (const name of ['a1', 'a3', 'a4', 'a5']) await end(name)
  expect(begun).toEqual(['a1', 'a3', 'a4', 'a5'])
})

test('a task queued for two groups starts once, at the first turn of either', async () => {
  const { enter, end, begun } = setUp()
  enter('a', 'a1')
  const shared = enter('a', 'shared')
  shared.alsoFor('b')
  expect(begun).toEqual(['a1', 'shared'])
  await end('a1')
  await end('shared')
  expect(begun).toEqual(['a1', 'shared'])
})

test('a failing task frees its slot', async () => {
  const { limiter, enter, begun } = setUp({ atOnce: 1, atOncePerGroup: 1, waitingPerGroup: 3 })
  limiter.enter('a', () => Promise.reject(new Error('broken')))
  enter('a', 'a2')
  await new Promise<void>((resolve) => setImmediate(resolve))
  expect(begun).toEqual(['a2'])
})

test('ten thousand groups with one task each do not slow down later ones', async () => {
  const { limiter, enter, begun } = setUp()
  for (let n = 0; n < 20_000; n += 1) {
    limiter.enter(`group ${n}`, async () => {})
    if (n % 100 === 0) await new Promise<void>((resolve) => setImmediate(resolve))
  }
  await new Promise<void>((resolve) => setImmediate(resolve))
  enter('last', 'last')
  expect(begun).toEqual(['last'])
})
