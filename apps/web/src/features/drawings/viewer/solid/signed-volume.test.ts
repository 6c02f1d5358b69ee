import { expect, test } from 'vitest'
import { signedVolume } from './signed-volume.ts'
import { box, torus } from './test-meshes.testing.ts'

test('the sign of the volume says which side of the triangles is outside', () => {
  const body = box(10, 20, 30)
  expect(signedVolume(body)).toBeCloseTo(6_000, 3)
  expect(signedVolume({ ...body, indices: body.indices.toReversed() })).toBeCloseTo(-6_000, 3)
  expect(signedVolume(torus(200, 100)) / (2 * Math.PI ** 2 * 50 * 15 ** 2)).toBeCloseTo(1, 2)
})
