import { expect, test } from 'vitest'
import { fitted, project, STANDARD_VIEWS } from './orbit.ts'
import { solidPicker } from './pick-point.ts'
import { newSection, planeOf } from './section.ts'
import { box, torus } from './test-meshes.testing.ts'

const screen = { width: 800, height: 600 }
const body = box(10, 20, 30)
const front = fitted(STANDARD_VIEWS.front, [5, 10, 15], screen)

test('the pointer near a corner picks the corner that is seen, and not the one behind it', () => {
  const pick = solidPicker(body, 30)
  const [x, y] = project(front, screen, [5, -10, 15])
  expect(pick(front, screen, [x + 9, y - 9])).toEqual({ point: [5, -10, 15], isVertex: true })
})

test('the pointer in the middle of a face picks a point of the face', () => {
  const picked = solidPicker(body, 30)(front, screen, [400, 300])
  expect(picked?.isVertex).toBe(false)
  expect(picked?.point[1]).toBeCloseTo(-10, 4)
})

test('the pointer beside the body picks nothing', () => {
  expect(solidPicker(body, 30)(front, screen, [10, 10])).toBeUndefined()
})

test('what the section cuts away is not picked, and what lies behind it is', () => {
  const section = newSection('y', front)
  expect(section).toEqual({ axis: 'y', at: 0, side: -1 })
  const picked = solidPicker(body, 30)(front, screen, [400, 300], planeOf(section))
  expect(picked?.point[1]).toBeCloseTo(10, 4)
})

test('a body without edges is measured between its vertices', () => {
  const ring = torus(24, 12)
  const orbit = fitted(STANDARD_VIEWS.top, [65, 65, 15], screen)
  const [x, y] = project(orbit, screen, [65, 0, 0])
  const picked = solidPicker(ring, 130)(orbit, screen, [x + 3, y])
  expect(picked).toEqual({ point: [65, 0, 0], isVertex: true })
})
