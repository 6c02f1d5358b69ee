import { expect, test } from 'vitest'
import type { Point3 } from './orbit.ts'
import { type Section, staysMeasured } from './section.ts'

const POINTS: readonly Point3[] = [
  [0, 0, -5],
  [0, 0, 5],
]
const cut = (at: number, side: 1 | -1 = 1): Section => ({ axis: 'z', at, side })

test('a measurement stays while the section does, and when a new one leaves its points', () => {
  const section = cut(8)
  expect(staysMeasured(POINTS, section, section)).toBe(true)
  expect(staysMeasured(POINTS, undefined, undefined)).toBe(true)
  expect(staysMeasured(POINTS, undefined, cut(6))).toBe(true)
  expect(staysMeasured(POINTS, undefined, cut(-6, -1))).toBe(true)
})

test('a measurement ends when a point is cut away, and when the section that showed it changes', () => {
  expect(staysMeasured(POINTS, undefined, cut(4))).toBe(false)
  expect(staysMeasured(POINTS, undefined, cut(0, -1))).toBe(false)
  expect(staysMeasured(POINTS, cut(8), cut(9))).toBe(false)
  expect(staysMeasured(POINTS, cut(8), undefined)).toBe(false)
})
