import type { SolidView } from '@verstat/contract'
import { numberAt } from './number-at.ts'
import { axesOf, type Orbit, type Point3, type Size } from './orbit.ts'
import { isCutAway, type Plane } from './section.ts'

export type Picked = {
  readonly point: Point3
  /** Whether the point is a vertex, and not a place on a face that has no exact coordinates. */
  readonly isVertex: boolean
}

/** How near to a vertex the pointer must be, in pixels. Corners of edges are what people measure between. */
const REACH = { corner: 16, vertex: 10 } as const
/** Vertices nearest to the pointer, of which the first visible one is taken. */
const TRIED = 6

/** Finds what to measure from under a pointer. Vertices behind the surface are not seen and therefore not picked. */
export function solidPicker(view: SolidView, size: number) {
  const corners = new Set(view.edges)
  let shown: { readonly orbit: Orbit; readonly screen: Size; readonly points: Float32Array } | undefined

  function pointsOf(orbit: Orbit, screen: Size): Float32Array {
    if (shown?.orbit === orbit && shown.screen === screen) return shown.points
    const points = projectAll(view.positions, orbit, screen)
    shown = { orbit, screen, points }
    return points
  }

  return function pick(
    orbit: Orbit,
    screen: Size,
    pointer: readonly [number, number],
    plane?: Plane,
  ): Picked | undefined {
    const points = pointsOf(orbit, screen)
    const vertexAt = (vertex: number) => vectorAt(view.positions, vertex)
    const isVisible = (vertex: number) => {
      const place: readonly [number, number] = [
        numberAt(points, 3 * vertex),
        numberAt(points, 3 * vertex + 1),
      ]
      const hit = hitAt(view, points, place, plane)
      return hit === undefined || numberAt(points, 3 * vertex + 2) >= hit.depth - size / 200
    }
    const near = (reach: number, isWanted: (vertex: number) => boolean) => {
      const found: Array<{ vertex: number; distance: number }> = []
      for (let vertex = 0; vertex < points.length / 3; vertex += 1) {
        const dx = numberAt(points, 3 * vertex) - pointer[0]
        const dy = numberAt(points, 3 * vertex + 1) - pointer[1]
        const distance = dx * dx + dy * dy
        if (distance > reach * reach || !isWanted(vertex)) continue
        if (plane && isCutAway(plane, vertexAt(vertex))) continue
        found.push({ vertex, distance })
      }
      return found
        .toSorted((one, other) => one.distance - other.distance)
        .slice(0, TRIED)
        .find(({ vertex }) => isVisible(vertex))
    }
    const vertex = near(REACH.corner, (each) => corners.has(each)) ?? near(REACH.vertex, () => true)
    if (vertex) return { point: vertexAt(vertex.vertex), isVertex: true }
    const hit = hitAt(view, points, pointer, plane)
    return hit && { point: hit.point, isVertex: false }
  }
}

function projectAll(positions: Float32Array, orbit: Orbit, { width, height }: Size): Float32Array {
  const { right, up, towards } = axesOf(orbit)
  const points = new Float32Array(positions.length)
  const [left, top] = [width / 2 + orbit.x, height / 2 + orbit.y]
  for (let at = 0; at < positions.length; at += 3) {
    const [x, y, z] = [numberAt(positions, at), numberAt(positions, at + 1), numberAt(positions, at + 2)]
    points[at] = left + orbit.scale * (x * right[0] + y * right[1] + z * right[2])
    points[at + 1] = top - orbit.scale * (x * up[0] + y * up[1] + z * up[2])
    points[at + 2] = x * towards[0] + y * towards[1] + z * towards[2]
  }
  return points
}

/** The nearest face under a pixel. */
function hitAt(
  { positions, indices }: SolidView,
  points: Float32Array,
  [x, y]: readonly [number, number],
  plane: Plane | undefined,
): { readonly depth: number; readonly point: Point3 } | undefined {
  let found: { depth: number; point: Point3 } | undefined
  for (let at = 0; at < indices.length; at += 3) {
    const [i, j, k] = [numberAt(indices, at), numberAt(indices, at + 1), numberAt(indices, at + 2)]
    const ax = numberAt(points, 3 * i) - x
    const bx = numberAt(points, 3 * j) - x
    const cx = numberAt(points, 3 * k) - x
    if ((ax > 0 && bx > 0 && cx > 0) || (ax < 0 && bx < 0 && cx < 0)) continue
    const ay = numberAt(points, 3 * i + 1) - y
    const by = numberAt(points, 3 * j + 1) - y
    const cy = numberAt(points, 3 * k + 1) - y
    if ((ay > 0 && by > 0 && cy > 0) || (ay < 0 && by < 0 && cy < 0)) continue
    // The signed areas of the three triangles that the pixel makes with the sides.
    const [a, b, c] = [bx * cy - cx * by, cx * ay - ax * cy, ax * by - bx * ay]
    if ((a < 0 || b < 0 || c < 0) && (a > 0 || b > 0 || c > 0)) continue
    const area = a + b + c
    if (area === 0) continue
    const depth =
      (a * numberAt(points, 3 * i + 2) + b * numberAt(points, 3 * j + 2) + c * numberAt(points, 3 * k + 2)) /
      area
    if (found && found.depth >= depth) continue
    const [p, q, r] = [vectorAt(positions, i), vectorAt(positions, j), vectorAt(positions, k)]
    const mix = (axis: 0 | 1 | 2) => (a * p[axis] + b * q[axis] + c * r[axis]) / area
    const point: Point3 = [mix(0), mix(1), mix(2)]
    if (plane && isCutAway(plane, point)) continue
    found = { depth, point }
  }
  return found
}

function vectorAt(positions: Float32Array, vertex: number): Point3 {
  return [
    numberAt(positions, 3 * vertex),
    numberAt(positions, 3 * vertex + 1),
    numberAt(positions, 3 * vertex + 2),
  ]
}
