import fc from 'fast-check'
import { expect, test } from 'vitest'
import { axesOf, dot, fitted, moved, project, STANDARD_VIEWS, turned, zoomed } from './orbit.ts'

const size = { width: 800, height: 600 }
const start = { ...STANDARD_VIEWS.front, scale: 2, x: 0, y: 0 }

test('the front view has x to the right and z up, the top view y up, and the left view y to the left', () => {
  const seen = (view: keyof typeof STANDARD_VIEWS) => {
    const orbit = { ...STANDARD_VIEWS[view], scale: 1, x: 0, y: 0 }
    return project(orbit, size, [1, 2, 3]).map(Math.round)
  }
  expect(seen('front')).toEqual([401, 297, -2])
  expect(seen('top')).toEqual([401, 298, 3])
  expect(seen('left')).toEqual([398, 297, -1])
})

test('the isometric view shows the three axes at the same length', () => {
  const orbit = { ...STANDARD_VIEWS.isometric, scale: 1, x: 0, y: 0 }
  const lengths = (
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ] as const
  ).map((axis) => {
    const [x, y] = project(orbit, size, axis)
    return Math.hypot(x - 400, y - 300)
  })
  for (const length of lengths) expect(length).toBeCloseTo(Math.sqrt(2 / 3), 10)
})

test('the axes stay a right-handed frame however the body is turned', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -2000, max: 2000, noNaN: true }),
      fc.double({ min: -2000, max: 2000, noNaN: true }),
      (dx, dy) => {
        const { right, up, towards } = axesOf(turned(start, dx, dy))
        expect(dot(right, up)).toBeCloseTo(0, 9)
        expect(dot(right, towards)).toBeCloseTo(0, 9)
        expect(dot(up, up)).toBeCloseTo(1, 9)
        expect(right[0] * up[1] - right[1] * up[0]).toBeCloseTo(towards[2], 9)
      },
    ),
  )
})

test('dragging to the right brings the left side to the front, and never turns the body upside down', () => {
  const { yaw } = turned(start, 150, 0)
  expect(yaw).toBeCloseTo(STANDARD_VIEWS.left.yaw, 10)
  expect(turned(start, 0, 1000).pitch).toBe(Math.PI / 2)
  expect(turned(start, 0, -1000).pitch).toBe(-Math.PI / 2)
})

test('zooming keeps the point under the pointer in its place', () => {
  const orbit = moved(turned(start, 33, 12), 15, -7)
  const point = [12, -5, 30] as const
  const [x, y] = project(orbit, size, point)
  const [nextX, nextY] = project(zoomed(orbit, 1.7, x - 400, y - 300), size, point)
  expect([nextX, nextY]).toEqual([expect.closeTo(x, 6), expect.closeTo(y, 6)])
})

test('a fitted body is inside the picture from every side', () => {
  const half = [50, 20, 400] as const
  for (const view of Object.values(STANDARD_VIEWS)) {
    const orbit = fitted(view, half, size)
    for (const signs of [
      [1, 1, 1],
      [1, -1, 1],
      [-1, 1, 1],
      [1, 1, -1],
    ] as const) {
      const [x, y] = project(orbit, size, [signs[0] * half[0], signs[1] * half[1], signs[2] * half[2]])
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(800)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(600)
    }
  }
  expect(fitted(STANDARD_VIEWS.front, [0, 0, 0], size).scale).toBeLessThan(Number.POSITIVE_INFINITY)
})
