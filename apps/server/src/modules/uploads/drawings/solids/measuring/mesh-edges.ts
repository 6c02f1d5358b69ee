import { crossOfSides } from './face-normal.ts'
import type { SolidMesh } from './solid-mesh.ts'
import { f64, i32, u32 } from './typed-arrays.ts'

/** Edges between faces that meet at a larger angle are drawn. */
const FEATURE_COSINE = Math.cos((30 * Math.PI) / 180)

/** A side of a triangle has the number `3 * triangle + corner` and goes from this corner to the next one. */
export function nextSide(side: number): number {
  return side % 3 === 2 ? side - 2 : side + 1
}

/**
 * Returns for each side of each triangle the side of the neighbour along the same edge, or -1 at the border of the
 * surface. At an edge that more than two triangles share, triangles that follow each other in the file are neighbours,
 * because files list one body after the other.
 */
export function pairSides({ positions, indices }: SolidMesh): Int32Array {
  const twins = new Int32Array(indices.length)
  const { starts, keys } = sortByLowVertex(indices, positions.length / 3)
  const chain: number[] = []
  for (let vertex = 0; vertex + 1 < starts.length; vertex += 1) {
    const end = u32(starts, vertex + 1)
    for (let at = u32(starts, vertex); at < end; ) {
      const high = Math.floor(f64(keys, at) / KEY)
      chain.length = 0
      for (; at < end && Math.floor(f64(keys, at) / KEY) === high; at += 1) chain.push(f64(keys, at) % KEY)
      pairChain(chain, indices, twins)
    }
  }
  return twins
}

/** A key consists of a vertex and a side. Both are below this number, and the product fits into a number. */
const KEY = 2 ** 23

/** Sorts sides by the lower vertex of their edge, then by the higher one, then by their order in the file. */
function sortByLowVertex(indices: Uint32Array, vertices: number) {
  const starts = new Uint32Array(vertices + 2)
  for (let side = 0; side < indices.length; side += 1) {
    const low = Math.min(u32(indices, side), u32(indices, nextSide(side)))
    starts[low + 2] = u32(starts, low + 2) + 1
  }
  for (let at = 2; at < starts.length; at += 1) starts[at] = u32(starts, at) + u32(starts, at - 1)
  const keys = new Float64Array(indices.length)
  for (let side = 0; side < indices.length; side += 1) {
    const a = u32(indices, side)
    const b = u32(indices, nextSide(side))
    const low = Math.min(a, b)
    const place = u32(starts, low + 1)
    keys[place] = Math.max(a, b) * KEY + side
    starts[low + 1] = place + 1
  }
  for (let vertex = 0; vertex < vertices; vertex += 1)
    sortRange(keys, u32(starts, vertex), u32(starts, vertex + 1))
  return { starts: starts.subarray(0, vertices + 1), keys }
}

/** Most ranges have three keys, for which a call of the built-in function takes longer than the sorting. */
function sortRange(keys: Float64Array, from: number, to: number): void {
  if (to - from > 24) {
    keys.subarray(from, to).sort()
    return
  }
  for (let at = from + 1; at < to; at += 1) {
    const key = f64(keys, at)
    let place = at
    for (; place > from && f64(keys, place - 1) > key; place -= 1) keys[place] = f64(keys, place - 1)
    keys[place] = key
  }
}

/** Pairs sides of opposite directions first. Sides of the same direction belong to triangles that are turned over. */
function pairChain(chain: readonly number[], indices: Uint32Array, twins: Int32Array): void {
  const open: number[] = []
  const [first = 0, second = 0] = chain
  if (chain.length === 2) {
    twins[first] = second
    twins[second] = first
    return
  }
  const pair = (side: number, other: number) => {
    twins[side] = other
    twins[other] = side
  }
  for (const side of chain) {
    const last = open.at(-1)
    if (last !== undefined && u32(indices, last) !== u32(indices, side)) {
      pair(side, last)
      open.pop()
    } else open.push(side)
  }
  // All sides that are left go in the same direction.
  for (let at = 0; at + 1 < open.length; at += 2) pair(open[at] as number, open[at + 1] as number)
  const alone = open.length % 2 === 1 ? open.at(-1) : undefined
  if (alone !== undefined) twins[alone] = -1
}

/** Returns two vertices for each edge that a drawing shows: borders, and edges between faces that meet at an angle. */
export function featureEdges(
  positions: Float64Array,
  indices: Uint32Array,
  twins: Int32Array,
): Uint32Array<ArrayBuffer> {
  const normals = unitNormals(positions, indices)
  const edges: number[] = []
  for (let side = 0; side < indices.length; side += 1) {
    const twin = i32(twins, side)
    if (twin > side) {
      const one = 3 * Math.floor(side / 3)
      const other = 3 * Math.floor(twin / 3)
      const cosine =
        (normals[one] as number) * (normals[other] as number) +
        (normals[one + 1] as number) * (normals[other + 1] as number) +
        (normals[one + 2] as number) * (normals[other + 2] as number)
      // The normals of triangles that are turned over against each other are opposite.
      const isTurned = u32(indices, side) === u32(indices, twin)
      if ((isTurned ? -cosine : cosine) > FEATURE_COSINE) continue
      // A triangle without area has no direction.
      if (isFlat(normals, one) || isFlat(normals, other)) continue
    } else if (twin >= 0) continue
    edges.push(u32(indices, side), u32(indices, nextSide(side)))
  }
  return Uint32Array.from(edges)
}

function isFlat(normals: Float32Array, at: number): boolean {
  return normals[at] === 0 && normals[at + 1] === 0 && normals[at + 2] === 0
}

/** Returns the direction of each triangle, which is zero for a triangle without area. */
function unitNormals(positions: Float64Array, indices: Uint32Array): Float32Array {
  const normals = new Float32Array(indices.length)
  const cross = new Float64Array(3)
  for (let at = 0; at < indices.length; at += 3) {
    crossOfSides(positions, indices, at, cross)
    const [x, y, z] = [f64(cross, 0), f64(cross, 1), f64(cross, 2)]
    const length = Math.sqrt(x * x + y * y + z * z)
    if (length === 0) continue
    normals[at] = x / length
    normals[at + 1] = y / length
    normals[at + 2] = z / length
  }
  return normals
}
