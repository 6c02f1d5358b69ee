import { expect, test } from 'vitest'
import { lineEnds, nearestEnd } from './line-ends.ts'

const circle = Array.from({ length: 65 }, (_, at) => [
  10 * Math.cos((2 * Math.PI * at) / 64),
  10 * Math.sin((2 * Math.PI * at) / 64),
]).flat()

test('ends and corners of lines can be measured, and points of curves cannot', () => {
  expect(lineEnds([[0, 0, 100, 0, 100, 50, 0, 50, 0, 0]])).toEqual([0, 0, 100, 0, 100, 50, 0, 50, 0, 0])
  expect(lineEnds([[0, 0, 50, 0, 100, 0]])).toEqual([0, 0, 100, 0])
  expect(lineEnds([circle])).toHaveLength(4)
  expect(lineEnds([[], [7, 8]])).toEqual([7, 8])
})

test('the nearest end within reach is found', () => {
  const ends = [lineEnds([[0, 0, 100, 0]]), lineEnds([[100, 1, 0, 50]])]
  expect(nearestEnd(ends, [98, 0.2], 5)).toEqual([100, 0])
  expect(nearestEnd(ends, [50, 25], 5)).toBeUndefined()
})
