import { expect, test } from 'vitest'
import { createMemoryRateLimiter, type Limit } from './rate-limiter.ts'

const LIMIT: Limit = { name: 'tries', max: 3, windowMs: 60_000 }

function setUp(mostCounters?: number) {
  let ms = 1_000_000
  const limiter = createMemoryRateLimiter(() => new Date(ms), mostCounters)
  return { limiter, pass: (by: number) => (ms += by) }
}

test('above the limit the wait lasts until the window of the first event ends', async () => {
  const { limiter, pass } = setUp()
  for (let i = 0; i < 3; i += 1) expect(await limiter.consume(LIMIT, 'a')).toBe(0)
  pass(20_000)
  expect(await limiter.consume(LIMIT, 'a')).toBe(40_000)
  expect(await limiter.consume(LIMIT, 'b')).toBe(0)
  pass(40_000)
  expect(await limiter.consume(LIMIT, 'a')).toBe(0)
})

test('refused events do not prolong the wait', async () => {
  const { limiter, pass } = setUp()
  for (let i = 0; i < 100; i += 1) await limiter.consume(LIMIT, 'a')
  pass(60_000)
  expect(await limiter.consume(LIMIT, 'a')).toBe(0)
})

test('an uncounted event leaves room for another', async () => {
  const { limiter } = setUp()
  for (let i = 0; i < 3; i += 1) await limiter.consume(LIMIT, 'a')
  await limiter.uncount(LIMIT, 'a')
  expect(await limiter.consume(LIMIT, 'a')).toBe(0)
  expect(await limiter.consume(LIMIT, 'a')).toBeGreaterThan(0)
  await limiter.reset(LIMIT, 'a')
  expect(await limiter.consume(LIMIT, 'a')).toBe(0)
})

test('memory is bounded however many keys there are, and the newest are kept', async () => {
  const { limiter } = setUp(10)
  for (let i = 0; i < 100; i += 1) await limiter.consume(LIMIT, `key ${i}`)
  for (let i = 0; i < 2; i += 1) await limiter.consume(LIMIT, 'key 99')
  expect(await limiter.consume(LIMIT, 'key 99')).toBeGreaterThan(0)
})

test('many keys of one limit do not evict those of another', async () => {
  const { limiter } = setUp(10)
  const other: Limit = { ...LIMIT, name: 'visits' }
  for (let i = 0; i < 3; i += 1) await limiter.consume(LIMIT, 'a')
  for (let i = 0; i < 100; i += 1) await limiter.consume(other, `key ${i}`)
  expect(await limiter.consume(LIMIT, 'a')).toBeGreaterThan(0)
})
