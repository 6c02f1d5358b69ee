import type { SolidView } from '@verstat/contract'

/** A box around the origin. Each side has two triangles with corners in the order that makes them face outwards. */
export function box(x: number, y: number, z: number): SolidView {
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((n) => [
    ((n & 1 ? 1 : -1) * x) / 2,
    ((n & 2 ? 1 : -1) * y) / 2,
    ((n & 4 ? 1 : -1) * z) / 2,
  ])
  const sides = [
    [0, 2, 3, 1],
    [4, 5, 7, 6],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
    [0, 4, 6, 2],
    [1, 3, 7, 5],
  ] as const
  return {
    positions: Float32Array.from(corners),
    indices: Uint32Array.from(sides.flatMap(([a, b, c, d]) => [a, b, c, a, c, d])),
    edges: Uint32Array.from([0, 1, 1, 3, 3, 2, 2, 0, 4, 5, 5, 7, 7, 6, 6, 4, 0, 4, 1, 5, 2, 6, 3, 7]),
  }
}

/** A ring of `around` × `across` squares without edges. */
export function torus(around: number, across: number): SolidView {
  const positions: number[] = []
  const indices: number[] = []
  for (let i = 0; i < around; i += 1)
    for (let j = 0; j < across; j += 1) {
      const [turn, tilt] = [(2 * Math.PI * i) / around, (2 * Math.PI * j) / across]
      const radius = 50 + 15 * Math.cos(tilt)
      positions.push(radius * Math.cos(turn), radius * Math.sin(turn), 15 * Math.sin(tilt))
    }
  const at = (i: number, j: number) => (i % around) * across + (j % across)
  for (let i = 0; i < around; i += 1)
    for (let j = 0; j < across; j += 1) {
      indices.push(at(i, j), at(i + 1, j), at(i + 1, j + 1))
      indices.push(at(i, j), at(i + 1, j + 1), at(i, j + 1))
    }
  return {
    positions: Float32Array.from(positions),
    indices: Uint32Array.from(indices),
    edges: new Uint32Array(0),
  }
}
