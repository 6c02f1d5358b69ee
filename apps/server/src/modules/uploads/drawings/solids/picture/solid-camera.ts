import { crossOfSides } from '../measuring/face-normal.ts'
import { f64 } from '../measuring/typed-arrays.ts'
import type { Box } from '../measuring/weld-mesh.ts'
import { OVERSAMPLING, PICTURE_HEIGHT_PX, PICTURE_WIDTH_PX } from './drawing-canvas.ts'

export type Vector = readonly [number, number, number]

export type Camera = {
  /** From the body to the viewer. */
  readonly towards: Vector
  /** Returns x, y and depth in pixels of the canvas. */
  readonly project: (point: Vector) => Vector
  /** Pixels per millimetre. */
  readonly scale: number
}

/** The space around the body for dimension lines. */
const MARGIN = 84

/** Views from above. Each one shows three sides, one of them more than the others. */
const VIEWS: readonly Vector[] = [
  [1, -1, 0.82],
  [-1, -1, 0.82],
  [0.62, -0.8, 1.15],
  [-0.62, -0.8, 1.15],
  [0.55, -1.25, 0.62],
  [-0.55, -1.25, 0.62],
  [1.25, -0.55, 0.62],
  [-1.25, -0.55, 0.62],
]

/** A later view must show this much more than the earlier ones, because earlier views are the usual ones. */
const BETTER = 1.04

/** Looks at the body from where its largest faces are seen, in parallel projection as drawings do. */
export function placeCamera(positions: Float64Array, indices: Uint32Array, box: Box): Camera {
  let towards = unit(VIEWS[0] ?? [1, -1, 1])
  let best = shownArea(positions, indices, towards)
  for (const view of VIEWS.slice(1)) {
    const candidate = unit(view)
    const area = shownArea(positions, indices, candidate)
    if (area > best * BETTER) {
      best = area
      towards = candidate
    }
  }
  return aimCamera(towards, box)
}

/** Triangles are skipped in large bodies, because neighbours have nearly the same direction. */
const COUNTED = 50_000

function shownArea(positions: Float64Array, indices: Uint32Array, [x, y, z]: Vector): number {
  const step = 3 * Math.ceil(indices.length / 3 / COUNTED)
  const cross = new Float64Array(3)
  let sum = 0
  for (let at = 0; at < indices.length; at += step) {
    crossOfSides(positions, indices, at, cross)
    sum += Math.abs(f64(cross, 0) * x + f64(cross, 1) * y + f64(cross, 2) * z)
  }
  return sum
}

/** Fits the box of the body into the picture. */
function aimCamera(towards: Vector, { low, high }: Box): Camera {
  const [x, y, z] = towards
  // The axis z of the file points up in the picture.
  const right = unit([-y, x, 0])
  const up = unit([y * right[2] - z * right[1], z * right[0] - x * right[2], x * right[1] - y * right[0]])
  const middle: Vector = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2]
  const half: Vector = [(high[0] - low[0]) / 2, (high[1] - low[1]) / 2, (high[2] - low[2]) / 2]
  const extent = (axis: Vector) =>
    2 * (Math.abs(axis[0]) * half[0] + Math.abs(axis[1]) * half[1] + Math.abs(axis[2]) * half[2])
  const width = OVERSAMPLING * PICTURE_WIDTH_PX
  const height = OVERSAMPLING * PICTURE_HEIGHT_PX
  const margin = 2 * OVERSAMPLING * MARGIN
  const scale = Math.min(
    (width - margin) / Math.max(extent(right), Number.MIN_VALUE),
    (height - margin) / Math.max(extent(up), Number.MIN_VALUE),
  )
  const project = (point: Vector): Vector => {
    const from: Vector = [point[0] - middle[0], point[1] - middle[1], point[2] - middle[2]]
    return [
      width / 2 + scale * dot(from, right),
      height / 2 - scale * dot(from, up),
      -scale * dot(from, towards),
    ]
  }
  return { towards, project, scale }
}

function dot(one: Vector, other: Vector): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
}

export function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
