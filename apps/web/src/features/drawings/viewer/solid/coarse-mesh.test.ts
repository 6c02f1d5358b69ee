import { expect, test } from 'vitest'
import { boxOf, coarseTriangles } from './coarse-mesh.ts'
import { torus } from './test-meshes.testing.ts'

test('a large body is drawn with fewer triangles in the same place', () => {
  const body = torus(400, 200)
  expect(body.indices.length / 3).toBe(160_000)
  for (const max of [80_000, 12_000, 5_000]) {
    const coarse = coarseTriangles(body, max)
    expect(coarse.length / 3).toBeLessThanOrEqual(max)
    expect(coarse.length / 3).toBeGreaterThan(max / 8)
    const corners = Float32Array.from(
      [...coarse].flatMap((vertex) => [...body.positions.subarray(3 * vertex, 3 * vertex + 3)]),
    )
    const [whole, part] = [boxOf(body.positions), boxOf(corners)]
    for (const axis of [0, 1, 2] as const) {
      expect(Math.abs(whole.low[axis] - part.low[axis])).toBeLessThan(8)
      expect(Math.abs(whole.high[axis] - part.high[axis])).toBeLessThan(8)
    }
  }
})

test('a small body is drawn as it is', () => {
  const body = torus(10, 10)
  expect(coarseTriangles(body, 5_000)).toBe(body.indices)
})

test('an empty body has an empty box', () => {
  expect(boxOf(new Float32Array(0))).toEqual({ low: [0, 0, 0], high: [0, 0, 0] })
})
