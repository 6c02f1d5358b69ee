import { decodeSolidView } from '@verstat/contract'
import { expect, test } from 'vitest'
import { measureSolid } from './measuring/measure-solid.ts'
import { MeshBuilder } from './measuring/solid-mesh.ts'
import { readStl } from './read-stl.ts'
import { binaryStl, box, circle, extrude, moved, sphere } from './shapes.testing.ts'
import { encodeSolidView } from './solid-view.ts'

const surfaceOf = (content: Buffer) => measureSolid(readStl(content)).surface

test('a view has the triangles of the body in millimetres around its middle, and its sharp edges', async () => {
  const content = await encodeSolidView(surfaceOf(binaryStl(moved(box(10, 20, 30), [1000, 0, 0]))))
  expect(Buffer.from(content.subarray(0, 4)).toString()).toBe('VSV1')
  const { positions, indices, edges } = decodeSolidView(content)
  expect([positions.length / 3, indices.length / 3, edges.length / 2]).toEqual([8, 12, 12])
  expect([Math.min(...positions), Math.max(...positions)]).toEqual([-15, 15])
  expect(Math.max(...indices)).toBe(7)
})

test('round faces have no edges, and borders of open surfaces have', async () => {
  const edges = async (content: Buffer) =>
    decodeSolidView(await encodeSolidView(surfaceOf(content))).edges.length / 2
  expect(await edges(binaryStl(sphere(10, 48, 32)))).toBe(0)
  expect(await edges(binaryStl(extrude(circle(10, 48), 5)))).toBe(96)
  expect(await edges(binaryStl(box(1, 2, 3).slice(0, 2)))).toBe(6)
})

test('a view that is cut off or something else is refused', async () => {
  const content = await encodeSolidView(surfaceOf(binaryStl(box(1, 2, 3))))
  for (const wrong of [
    content.subarray(0, -4),
    content.subarray(0, 8),
    content.subarray(1),
    new Uint8Array(100),
  ])
    expect(() => decodeSolidView(wrong)).toThrow()
  const shifted = new Uint8Array(content.length + 1)
  shifted.set(content, 1)
  expect(decodeSolidView(shifted.subarray(1)).indices).toHaveLength(36)
})

/** A torus with `rings` squared triangles, or as many separate tetrahedra. */
function large(rings: number): MeshBuilder {
  const builder = new MeshBuilder()
  for (let i = 0; i < rings; i += 1)
    for (let j = 0; j < rings / 2; j += 1) {
      const [t, f] = [(2 * Math.PI * i) / rings, (4 * Math.PI * j) / rings]
      const radius = 50 + 15 * Math.cos(f)
      builder.vertex(radius * Math.cos(t), radius * Math.sin(t), 15 * Math.sin(f))
    }
  const at = (i: number, j: number) => (i % rings) * (rings / 2) + (j % (rings / 2))
  for (let i = 0; i < rings; i += 1)
    for (let j = 0; j < rings / 2; j += 1) {
      builder.triangle(at(i, j), at(i + 1, j), at(i + 1, j + 1))
      builder.triangle(at(i, j), at(i + 1, j + 1), at(i, j + 1))
    }
  return builder
}

test('a larger body is simplified to 200,000 triangles, and keeps its shape', async () => {
  const { facts, surface } = measureSolid(large(600).build())
  expect(facts.triangles).toBe(360_000)
  const { positions, indices } = decodeSolidView(await encodeSolidView(surface))
  expect(indices.length / 3).toBeLessThanOrEqual(200_000)
  expect(indices.length / 3).toBeGreaterThan(100_000)
  const simple = new MeshBuilder()
  for (let at = 0; at < positions.length; at += 3)
    simple.vertex(positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0)
  for (let at = 0; at < indices.length; at += 3)
    simple.triangle(indices[at] ?? 0, indices[at + 1] ?? 0, indices[at + 2] ?? 0)
  const { volumeMm3 } = measureSolid(simple.build()).facts
  expect(Math.abs((volumeMm3 ?? 0) / (facts.volumeMm3 ?? 1) - 1)).toBeLessThan(1e-3)
})

test('thousands of separate pieces are simplified too', async () => {
  const builder = new MeshBuilder()
  for (let i = 0; i < 60_000; i += 1) {
    const [x, y, z] = [i % 40, Math.floor(i / 40) % 40, Math.floor(i / 1600)]
    builder.vertex(x, y, z)
    builder.vertex(x + 0.5, y, z)
    builder.vertex(x, y + 0.5, z)
    builder.vertex(x, y, z + 0.5)
    const v = builder.vertices
    builder.triangle(v - 4, v - 2, v - 3)
    builder.triangle(v - 4, v - 3, v - 1)
    builder.triangle(v - 4, v - 1, v - 2)
    builder.triangle(v - 3, v - 2, v - 1)
  }
  const { indices } = decodeSolidView(await encodeSolidView(measureSolid(builder.build()).surface))
  expect(indices.length / 3).toBeLessThanOrEqual(200_000)
})
