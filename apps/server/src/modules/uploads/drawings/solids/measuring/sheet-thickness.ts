import { crossOfSides } from './face-normal.ts'
import type { Shell, Shells } from './find-shells.ts'
import type { SolidMesh } from './solid-mesh.ts'
import { buildTriangleTree } from './triangle-tree.ts'
import { f64, u8, u32 } from './typed-arrays.ts'

const SAMPLES = 2_000
/** The share of the surface that lies on the two sides of a sheet. The rest is its narrow edge. */
const SHARE_MIN = 0.7
/** A sheet is thin against the square root of one of its sides. */
const SLENDERNESS_MAX = 0.12
/** The relative width of the range in which distances count as equal. Bends of triangles are not exactly parallel. */
const COARSE = 0.02
const FINE = 0.002
/** How parallel the opposite side is, as a cosine. */
const PARALLEL = 0.9

/**
 * Returns the thickness of a body that consists of one sheet, or null. From points all over the surface, rays go
 * inwards to the opposite side. In a sheet, most of them have the same length.
 */
export function sheetThickness(mesh: SolidMesh, { shells, flips }: Shells): number | null {
  const [shell] = shells
  if (shells.length !== 1 || !shell?.isClosed) return null
  const oneSide = shell.area / 2
  // The volume of a sheet is its thickness times one of its sides. This rejects most bodies without any ray.
  if (Math.abs(shell.volume) / oneSide > SLENDERNESS_MAX * Math.sqrt(oneSide)) return null
  const thickness = commonDistance(castSamples(mesh, shell, flips))
  if (thickness === null || thickness > SLENDERNESS_MAX * Math.sqrt(oneSide)) return null
  // In a bar or wire, opposite sides have the same distance too, but enclose only half of this volume.
  const filled = Math.abs(shell.volume) / (thickness * oneSide)
  return filled >= SHARE_MIN * 0.95 && filled <= 1.05 ? thickness : null
}

/** Returns the distances of the opposite side, ascending, from points that are spread evenly over the surface. */
function castSamples(mesh: SolidMesh, shell: Shell, flips: Uint8Array): Float64Array {
  const tree = buildTriangleTree(mesh)
  const distances = new Float64Array(SAMPLES).fill(Number.POSITIVE_INFINITY)
  const turn = shell.volume < 0 ? 1 : -1
  let covered = 0
  let triangle = 0
  const cross = new Float64Array(3)
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const target = ((sample + 0.5) / SAMPLES) * shell.area
    let area = triangleArea(mesh, triangle, cross)
    while (covered + area < target && 3 * (triangle + 1) < mesh.indices.length) {
      covered += area
      triangle += 1
      area = triangleArea(mesh, triangle, cross)
    }
    // The steps are irrational, so the points of a large triangle do not form rows.
    const { point, normal } = trianglePoint(
      mesh,
      triangle,
      (sample * 0.754_877_67) % 1,
      (sample * 0.569_840_29) % 1,
    )
    const side = turn * (u8(flips, triangle) === 1 ? -1 : 1)
    const direction = [side * normal[0], side * normal[1], side * normal[2]] as const
    let nearest = Number.POSITIVE_INFINITY
    let hit = -1
    const start = 1e-9 * Math.sqrt(shell.area)
    tree.cast({ from: point, direction }, (other, distance) => {
      if (other !== triangle && distance > start && distance < nearest) {
        nearest = distance
        hit = other
      }
      return nearest
    })
    if (hit < 0) continue
    const opposite = trianglePoint(mesh, hit, 0, 0).normal
    const cosine = direction[0] * opposite[0] + direction[1] * opposite[1] + direction[2] * opposite[2]
    if (Math.abs(cosine) >= PARALLEL) distances[sample] = nearest
  }
  return distances.sort()
}

/** Returns the distance that most samples share. Samples without a distance are infinite and count as different. */
function commonDistance(sorted: Float64Array): number | null {
  const coarse = densest(sorted, COARSE)
  if (coarse.length < SHARE_MIN * sorted.length) return null
  const fine = densest(coarse, FINE)
  return f64(fine, fine.length >> 1)
}

function densest(sorted: Float64Array, width: number): Float64Array {
  let best = sorted.subarray(0, 0)
  for (let from = 0, to = 0; from < sorted.length; from += 1) {
    const start = f64(sorted, from)
    if (!Number.isFinite(start)) break
    while (to < sorted.length && f64(sorted, to) <= start * (1 + width)) to += 1
    if (to - from > best.length) best = sorted.subarray(from, to)
  }
  return best
}

type Point = readonly [number, number, number]

/** Returns a point of a triangle and its direction. `u` and `v` from 0 to 1 cover the triangle evenly. */
export function trianglePoint(
  { positions, indices }: SolidMesh,
  triangle: number,
  u: number,
  v: number,
): { readonly point: Point; readonly normal: Point } {
  const corner = (at: number): Point => {
    const vertex = 3 * u32(indices, 3 * triangle + at)
    return [f64(positions, vertex), f64(positions, vertex + 1), f64(positions, vertex + 2)]
  }
  const a = corner(0)
  const b = corner(1)
  const c = corner(2)
  const [s, t] = u + v > 1 ? [1 - u, 1 - v] : [u, v]
  const one: Point = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const other: Point = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
  const x = one[1] * other[2] - one[2] * other[1]
  const y = one[2] * other[0] - one[0] * other[2]
  const z = one[0] * other[1] - one[1] * other[0]
  const length = Math.hypot(x, y, z) || 1
  return {
    point: [
      a[0] + s * one[0] + t * other[0],
      a[1] + s * one[1] + t * other[1],
      a[2] + s * one[2] + t * other[2],
    ],
    normal: [x / length, y / length, z / length],
  }
}

/** Returns the area of a triangle. `cross` is scratch space, so that no array is made for each triangle. */
function triangleArea({ positions, indices }: SolidMesh, triangle: number, cross: Float64Array): number {
  crossOfSides(positions, indices, 3 * triangle, cross)
  const [x, y, z] = [f64(cross, 0), f64(cross, 1), f64(cross, 2)]
  return Math.sqrt(x * x + y * y + z * z) / 2
}
