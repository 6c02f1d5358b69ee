import { expect, test } from 'vitest'
import { DETAILS, framePace } from './frame-pace.ts'

function run(pace: ReturnType<typeof framePace>, frames: number, ms: number, from = 0): number {
  let level = 0
  for (let frame = 0; frame <= frames; frame += 1) level = pace.frame(from + frame * ms)
  return level
}

test('slow frames lower the detail step by step, down to the last level', () => {
  const pace = framePace()
  expect(run(pace, 1, 50)).toBe(0)
  expect(run(pace, 2, 50, 1_000)).toBe(1)
  expect(run(pace, 100, 50, 2_000)).toBe(DETAILS.length - 1)
})

test('one slow frame among quick ones changes nothing', () => {
  const pace = framePace()
  let level = 0
  let now = 0
  for (const ms of [16, 16, 120, 16, 16, 120, 16]) {
    now += ms
    level = pace.frame(now)
  }
  expect(level).toBe(0)
})

test('a pause in turning is no slow frame, and the level is kept for the next turn', () => {
  const pace = framePace()
  run(pace, 2, 50)
  pace.rest()
  expect(pace.frame(10_000)).toBe(1)
  expect(run(pace, 2, 900, 20_000)).toBe(1)
})

test('a second of quick frames raises the detail again', () => {
  const pace = framePace()
  run(pace, 2, 50)
  expect(run(pace, 60, 16, 1_000)).toBe(0)
})

test('a machine that is known to be slow begins with less detail', () => {
  const pace = framePace()
  const begin = (ms: number) => {
    pace.expect(ms)
    return pace.frame(0)
  }
  expect([begin(2), begin(16), begin(30), begin(60), begin(5_000)]).toEqual([0, 0, 1, 2, DETAILS.length - 1])
})
