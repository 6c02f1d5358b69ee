import { expect, test } from 'vitest'
import { createFence } from './fence.ts'
import type { LogPosition } from './log-position.ts'

function setUp() {
  let at = 1_000
  const fence = createFence(() => at)
  const position = (bytes: number): LogPosition => ({ bytes, timeline: 1, database: 'one' })
  return {
    fence,
    /** The primary answers at once. */
    read: (bytes: number) => fence.ask()(position(bytes)),
    bytes: () => fence.current()?.bytes,
    position,
    pass: (ms: number) => {
      at += ms
    },
  }
}

test('nothing is read from a replica before the primary has said where it is', () => {
  const { read, bytes } = setUp()
  expect(bytes()).toBeUndefined()
  read(10)
  expect(bytes()).toBe(10)
})

test('after a change, only an answer to a question that was asked after it counts', () => {
  const { fence, position, read, bytes } = setUp()
  read(10)
  const askedBefore = fence.ask()
  fence.move()
  expect(bytes()).toBeUndefined()
  askedBefore(position(20))
  expect(bytes()).toBeUndefined()
  read(30)
  expect(bytes()).toBe(30)
})

test('the fence follows the primary by half a second to a second', () => {
  const { read, bytes, pass } = setUp()
  for (let n = 0; n < 40; n++) {
    read(n)
    expect(n - (bytes() ?? 0)).toBeLessThanOrEqual(10)
    pass(100)
  }
  expect(bytes()).toBeLessThanOrEqual(35)
})

test('a fence of a primary that has not answered for one and a half seconds is not used', () => {
  const { read, bytes, pass } = setUp()
  read(10)
  pass(1_500)
  expect(bytes()).toBe(10)
  pass(1)
  expect(bytes()).toBeUndefined()
  read(20)
  expect(bytes()).toBe(20)
})
