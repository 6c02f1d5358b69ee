import type { SolidMesh } from './solid-mesh.ts'
import { f64, i32, powerOfTwo, u32 } from './typed-arrays.ts'

/**
 * Vertices that are closer than this share of the size are one vertex. It is a little more than programs lose when
 * they write coordinates with 32 bits.
 */
const TOLERANCE = 1e-6

export type Box = {
  readonly low: readonly [number, number, number]
  readonly high: readonly [number, number, number]
}

/** Unifies equal vertices within each part, and leaves out triangles that have fewer than three vertices then. */
export function weldMesh(mesh: SolidMesh, { low, high }: Box): SolidMesh {
  const largest = Math.max(...low.map(Math.abs), ...high.map(Math.abs))
  const diagonal = Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2])
  const tolerance = Math.max(TOLERANCE * Math.max(largest, diagonal), Number.MIN_VALUE)
  const { unique, count, positions, partStarts } = uniteVertices(mesh, tolerance)
  const indices = new Uint32Array(mesh.indices.length)
  let size = 0
  for (let at = 0; at < mesh.indices.length; at += 3) {
    const a = u32(unique, u32(mesh.indices, at))
    const b = u32(unique, u32(mesh.indices, at + 1))
    const c = u32(unique, u32(mesh.indices, at + 2))
    if (a === b || b === c || c === a) continue
    indices[size] = a
    indices[size + 1] = b
    indices[size + 2] = c
    size += 3
  }
  return { positions: positions.slice(0, 3 * count), indices: indices.subarray(0, size), partStarts }
}

/**
 * Sorts vertices into cells of a grid. A cell is wider than the tolerance, so an equal vertex is in the same cell or,
 * for a vertex near the border of its cell, in one of the cells beside it.
 */
function uniteVertices({ positions: from, partStarts: starts }: SolidMesh, tolerance: number) {
  const total = from.length / 3
  const cell = 4 * tolerance
  const unique = new Uint32Array(total)
  const positions = new Float64Array(from.length)
  const mask = powerOfTwo(total) - 1
  const heads = new Int32Array(mask + 1).fill(-1)
  const next = new Int32Array(total)
  const partStarts: number[] = []
  let count = 0
  let first = 0

  const find = (x: number, y: number, z: number, slot: number): number => {
    for (let other = i32(heads, slot); other >= first; other = i32(next, other)) {
      if (
        Math.abs(f64(positions, 3 * other) - x) <= tolerance &&
        Math.abs(f64(positions, 3 * other + 1) - y) <= tolerance &&
        Math.abs(f64(positions, 3 * other + 2) - z) <= tolerance
      )
        return other
    }
    return -1
  }

  const findNear = (x: number, y: number, z: number, own: number): number => {
    const found = find(x, y, z, own)
    if (found >= 0) return found
    const [x0, y0, z0] = [
      cellOf(x - tolerance, cell),
      cellOf(y - tolerance, cell),
      cellOf(z - tolerance, cell),
    ]
    const [x1, y1, z1] = [
      cellOf(x + tolerance, cell),
      cellOf(y + tolerance, cell),
      cellOf(z + tolerance, cell),
    ]
    for (let i = x0; i <= x1; i += 1)
      for (let j = y0; j <= y1; j += 1)
        for (let k = z0; k <= z1; k += 1) {
          const slot = hash(i, j, k) & mask
          const near = slot === own ? -1 : find(x, y, z, slot)
          if (near >= 0) return near
        }
    return -1
  }

  for (let vertex = 0, part = 0; vertex < total; vertex += 1) {
    if (vertex === starts[part]) {
      // Chains go from newer vertices to older ones, so vertices below `first` belong to other parts.
      first = count
      partStarts.push(count)
      part += 1
    }
    const x = f64(from, 3 * vertex)
    const y = f64(from, 3 * vertex + 1)
    const z = f64(from, 3 * vertex + 2)
    const slot = hash(cellOf(x, cell), cellOf(y, cell), cellOf(z, cell)) & mask
    const found = findNear(x, y, z, slot)
    if (found >= 0) {
      unique[vertex] = found
      continue
    }
    positions[3 * count] = x
    positions[3 * count + 1] = y
    positions[3 * count + 2] = z
    next[count] = i32(heads, slot)
    heads[slot] = count
    unique[vertex] = count
    count += 1
  }
  return { unique, count, positions, partStarts }
}

function cellOf(value: number, cell: number): number {
  return Math.floor(value / cell)
}

function hash(i: number, j: number, k: number): number {
  const mixed = Math.imul(i, 0x9e3779b1) ^ Math.imul(j, 0x85ebca6b) ^ Math.imul(k, 0xc2b2ae35)
  return (mixed ^ (mixed >>> 15)) >>> 0
}
