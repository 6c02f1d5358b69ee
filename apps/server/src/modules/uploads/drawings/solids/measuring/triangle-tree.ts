import type { SolidMesh } from './solid-mesh.ts'
import { f64, powerOfTwo, u32 } from './typed-arrays.ts'

export type Ray = {
  readonly from: readonly [number, number, number]
  readonly direction: readonly [number, number, number]
}

/** Is called for each triangle that a ray meets. Returns the distance up to which further hits are of interest. */
export type OnHit = (triangle: number, distance: number) => number

export type TriangleTree = { readonly cast: (ray: Ray, onHit: OnHit) => void }

const LEAF = 4
const GRID = 1023

/**
 * Builds a tree of boxes, in which a ray finds its triangles quickly. The triangles are sorted along a curve that
 * visits neighbours in space one after the other, and equal shares of this order become the leaves. The tree is
 * therefore balanced whatever the file contains.
 */
export function buildTriangleTree(mesh: SolidMesh): TriangleTree {
  const order = sortAlongCurve(mesh)
  const leaves = powerOfTwo(Math.ceil(order.length / LEAF))
  const share = order.length / leaves
  const boxes = new Float64Array(6 * 2 * leaves)
  // Node 1 is the root, and the children of node n are 2n and 2n + 1.
  for (let node = 2 * leaves - 1; node >= 1; node -= 1) {
    if (node >= leaves) {
      const from = Math.floor((node - leaves) * share)
      boundTriangles(mesh, order.subarray(from, Math.floor((node - leaves + 1) * share)), boxes, 6 * node)
    } else joinBoxes(boxes, 6 * node, 12 * node, 12 * node + 6)
  }
  const stack = new Uint32Array(64)
  const cast = ({ from: [x, y, z], direction: [dx, dy, dz] }: Ray, onHit: OnHit) => {
    let reach = Number.POSITIVE_INFINITY
    stack[0] = 1
    for (let size = 1; size > 0; ) {
      size -= 1
      const node = u32(stack, size)
      const at = 6 * node
      // The nearest and the farthest point of the ray within the box.
      const x0 = (f64(boxes, at) - x) / dx
      const x1 = (f64(boxes, at + 3) - x) / dx
      const y0 = (f64(boxes, at + 1) - y) / dy
      const y1 = (f64(boxes, at + 4) - y) / dy
      const z0 = (f64(boxes, at + 2) - z) / dz
      const z1 = (f64(boxes, at + 5) - z) / dz
      const enters = Math.max(Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1))
      const leaves_ = Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1))
      // The comparison accepts a division of zero by zero, which is a ray within the side of a box.
      if (enters > leaves_ || leaves_ < 0 || enters > reach) continue
      if (node < leaves) {
        stack[size] = 2 * node
        stack[size + 1] = 2 * node + 1
        size += 2
        continue
      }
      const end = Math.floor((node - leaves + 1) * share)
      for (let i = Math.floor((node - leaves) * share); i < end; i += 1) {
        const triangle = u32(order, i)
        const distance = meet(mesh, triangle, x, y, z, dx, dy, dz)
        if (distance > 0 && distance <= reach) reach = onHit(triangle, distance)
      }
    }
  }
  return { cast }
}

/** Returns the distance at which a ray meets a triangle, or -1. (Möller and Trumbore, 1997.) */
function meet(
  { positions, indices }: SolidMesh,
  triangle: number,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
): number {
  const a = 3 * u32(indices, 3 * triangle)
  const b = 3 * u32(indices, 3 * triangle + 1)
  const c = 3 * u32(indices, 3 * triangle + 2)
  const ax = f64(positions, a)
  const ay = f64(positions, a + 1)
  const az = f64(positions, a + 2)
  const ux = f64(positions, b) - ax
  const uy = f64(positions, b + 1) - ay
  const uz = f64(positions, b + 2) - az
  const vx = f64(positions, c) - ax
  const vy = f64(positions, c + 1) - ay
  const vz = f64(positions, c + 2) - az
  const px = dy * vz - dz * vy
  const py = dz * vx - dx * vz
  const pz = dx * vy - dy * vx
  const determinant = ux * px + uy * py + uz * pz
  if (determinant === 0) return -1
  const tx = x - ax
  const ty = y - ay
  const tz = z - az
  const u = (tx * px + ty * py + tz * pz) / determinant
  if (!(u >= 0 && u <= 1)) return -1
  const qx = ty * uz - tz * uy
  const qy = tz * ux - tx * uz
  const qz = tx * uy - ty * ux
  const v = (dx * qx + dy * qy + dz * qz) / determinant
  if (!(v >= 0 && u + v <= 1)) return -1
  return (vx * qx + vy * qy + vz * qz) / determinant
}

function boundTriangles(
  { positions, indices }: SolidMesh,
  some: Uint32Array,
  boxes: Float64Array,
  at: number,
) {
  boxes.fill(Number.POSITIVE_INFINITY, at, at + 3)
  boxes.fill(Number.NEGATIVE_INFINITY, at + 3, at + 6)
  for (const triangle of some) {
    for (let corner = 3 * triangle; corner < 3 * triangle + 3; corner += 1) {
      const vertex = 3 * u32(indices, corner)
      for (let axis = 0; axis < 3; axis += 1) {
        const value = f64(positions, vertex + axis)
        if (value < f64(boxes, at + axis)) boxes[at + axis] = value
        if (value > f64(boxes, at + 3 + axis)) boxes[at + 3 + axis] = value
      }
    }
  }
}

function joinBoxes(boxes: Float64Array, at: number, one: number, other: number): void {
  for (let axis = 0; axis < 3; axis += 1) {
    boxes[at + axis] = Math.min(f64(boxes, one + axis), f64(boxes, other + axis))
    boxes[at + 3 + axis] = Math.max(f64(boxes, one + 3 + axis), f64(boxes, other + 3 + axis))
  }
}

/** Returns the triangles in the Morton order of their centres, sorted digit by digit. */
function sortAlongCurve({ positions, indices }: SolidMesh): Uint32Array {
  const triangles = indices.length / 3
  const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const high = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = 0; at < positions.length; at += 1) {
    const value = f64(positions, at)
    const axis = at % 3
    if (value < (low[axis] as number)) low[axis] = value
    if (value > (high[axis] as number)) high[axis] = value
  }
  const scales = low.map((each, axis) => GRID / Math.max(1e-12, (high[axis] as number) - each) / 3)
  const codes = new Uint32Array(triangles)
  for (let triangle = 0; triangle < triangles; triangle += 1) {
    const a = 3 * u32(indices, 3 * triangle)
    const b = 3 * u32(indices, 3 * triangle + 1)
    const c = 3 * u32(indices, 3 * triangle + 2)
    let code = 0
    for (let axis = 0; axis < 3; axis += 1) {
      const sum = f64(positions, a + axis) + f64(positions, b + axis) + f64(positions, c + axis)
      const cell = Math.min(
        GRID,
        Math.max(0, Math.floor((sum - 3 * (low[axis] as number)) * (scales[axis] as number))),
      )
      code |= spread(cell) << axis
    }
    codes[triangle] = code
  }
  const byLow = sortByDigit(
    codes,
    Uint32Array.from({ length: triangles }, (_, i) => i),
    0,
  )
  return sortByDigit(codes, byLow, 15)
}

function sortByDigit(codes: Uint32Array, order: Uint32Array, shift: number): Uint32Array {
  const starts = new Uint32Array(32_769)
  const digit = (triangle: number) => (u32(codes, triangle) >>> shift) & 32_767
  for (const triangle of order) starts[digit(triangle) + 1] = u32(starts, digit(triangle) + 1) + 1
  for (let i = 1; i < starts.length; i += 1) starts[i] = u32(starts, i) + u32(starts, i - 1)
  const sorted = new Uint32Array(order.length)
  for (const triangle of order) {
    const place = u32(starts, digit(triangle))
    sorted[place] = triangle
    starts[digit(triangle)] = place + 1
  }
  return sorted
}

/** Puts two zero bits between the ten bits of a number. */
function spread(value: number): number {
  let bits = (value | (value << 16)) & 0x030000ff
  bits = (bits | (bits << 8)) & 0x0300f00f
  bits = (bits | (bits << 4)) & 0x030c30c3
  return (bits | (bits << 2)) & 0x09249249
}
