import { expect, test } from 'vitest'
import { enlarged, fitFlat, panned, toDrawing, toScreen } from './flat-view.ts'

const size = { width: 800, height: 600 }

test('a fitted drawing is inside the picture, with its lower left corner at the lower left', () => {
  const view = fitFlat([10, 20, 110, 70], size)
  const [left, bottom] = toScreen(view, size, [10, 20])
  const [right, top] = toScreen(view, size, [110, 70])
  expect(left).toBeCloseTo(48, 6)
  expect(right).toBeCloseTo(752, 6)
  expect(top).toBeGreaterThan(0)
  expect(bottom).toBeGreaterThan(top)
  expect(bottom).toBeLessThan(600)
})

test('a drawing without height is shown', () => {
  expect(Number.isFinite(fitFlat([0, 0, 0, 0], size).scale)).toBe(true)
})

test('places of the screen and of the drawing lead back to each other', () => {
  const view = { scale: 3.5, x: 12, y: -7 }
  const [x, y] = toDrawing(view, size, toScreen(view, size, [1.5, 2.5]))
  expect([x, y]).toEqual([expect.closeTo(1.5, 9), expect.closeTo(2.5, 9)])
})

test('the drawing follows the pointer, and zooming keeps what is under it', () => {
  const view = { scale: 2, x: 0, y: 0 }
  expect(toScreen(panned(view, 30, -10), size, [0, 0])).toEqual([430, 290])
  const at = [100, 500] as const
  const under = toDrawing(view, size, at)
  const [x, y] = toScreen(enlarged(view, size, 4, at), size, under)
  expect([x, y]).toEqual([expect.closeTo(100, 6), expect.closeTo(500, 6)])
})
