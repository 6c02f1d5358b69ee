import { expect, test } from 'vitest'
import { decodeSolidView } from './decode-solid-view.ts'

function view(): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(16 + 4 * (9 + 3 + 2))
  const data = new DataView(content.buffer)
  content.set(new TextEncoder().encode('VSV1'))
  for (const [at, count] of [3, 1, 1].entries()) data.setUint32(4 + 4 * at, count, true)
  for (const [at, value] of [0, 0, 0, 1.5, 0, 0, 0, -2.5, 0].entries())
    data.setFloat32(16 + 4 * at, value, true)
  for (const [at, vertex] of [0, 1, 2, 0, 1].entries()) data.setUint32(52 + 4 * at, vertex, true)
  return content
}

test('a view is vertices in millimetres, triangles and edges', () => {
  const { positions, indices, edges } = decodeSolidView(view())
  expect([...positions]).toEqual([0, 0, 0, 1.5, 0, 0, 0, -2.5, 0])
  expect([[...indices], [...edges]]).toEqual([
    [0, 1, 2],
    [0, 1],
  ])
})

test('content of another format or length is refused', () => {
  const content = view()
  for (const wrong of [
    content.subarray(0, -4),
    content.subarray(0, 8),
    content.subarray(1),
    new Uint8Array(0),
  ])
    expect(() => decodeSolidView(wrong)).toThrow()
})
