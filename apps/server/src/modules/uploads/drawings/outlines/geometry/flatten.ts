import type { Budget } from '../budget.ts'
import type { Arc, Path } from './piece.ts'
import { arcPoint } from './piece.ts'
import { type Homogeneous, splitBezier, toHomogeneous } from './split-bezier.ts'

const ARC_STEPS_MAX = 2_048
const DEPTH_MAX = 11

/** Returns the points of a polyline that is nowhere farther from the path than the tolerance: x, y, x, y … */
export function flatten({ pieces }: Path, tolerance: number, budget: Budget): readonly number[] {
  const [only] = pieces
  if (pieces.length === 1 && only?.kind === 'chain') {
    budget.spend(only.points.length / 8)
    return only.points
  }
  const points: number[] = []
  for (const piece of pieces) {
    // Each piece starts where the one before it ended.
    const isFirst = points.length === 0
    if (piece.kind === 'chain') {
      for (let i = isFirst ? 0 : 2; i < piece.points.length; i += 1) points.push(piece.points[i] ?? 0)
    } else if (piece.kind === 'arc') flattenArc(piece, isFirst, tolerance, points)
    else {
      const curve = toHomogeneous(piece.points)
      if (isFirst) pushPoint(curve, 0, points)
      flattenBezier(curve, { tolerance, budget, points }, DEPTH_MAX)
    }
  }
  budget.spend(points.length / 8)
  return points
}

function flattenArc(arc: Arc, isFirst: boolean, tolerance: number, points: number[]): void {
  const radius = Math.max(Math.hypot(...arc.u), Math.hypot(...arc.v))
  const turn = arc.to - arc.from
  const step = 2 * Math.acos(Math.max(0.7, 1 - tolerance / Math.max(radius, tolerance)))
  const steps = Math.min(ARC_STEPS_MAX, Math.max(1, Math.ceil(turn / step)))
  for (let i = isFirst ? 0 : 1; i <= steps; i += 1)
    points.push(...arcPoint(arc, arc.from + (turn * i) / steps))
}

type Work = { readonly tolerance: number; readonly budget: Budget; readonly points: number[] }

function flattenBezier(curve: Homogeneous, work: Work, depth: number): void {
  work.budget.spend((curve.length / 3) ** 2 / 16)
  if (depth === 0 || isFlat(curve, work.tolerance)) {
    pushPoint(curve, curve.length - 3, work.points)
    return
  }
  const [left, right] = splitBezier(curve)
  flattenBezier(left, work, depth - 1)
  flattenBezier(right, work, depth - 1)
}

/** The curve lies between its control points, so it is flat when all of them are near the line between its ends. */
function isFlat(curve: Homogeneous, tolerance: number): boolean {
  const last = curve.length - 3
  const [x0, y0] = [(curve[0] ?? 0) / (curve[2] ?? 1), (curve[1] ?? 0) / (curve[2] ?? 1)]
  const end = curve[last + 2] ?? 1
  const [dx, dy] = [(curve[last] ?? 0) / end - x0, (curve[last + 1] ?? 0) / end - y0]
  const square = dx * dx + dy * dy
  for (let i = 3; i < last; i += 3) {
    const weight = curve[i + 2] ?? 1
    const [px, py] = [(curve[i] ?? 0) / weight - x0, (curve[i + 1] ?? 0) / weight - y0]
    const along = square === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / square))
    if (Math.hypot(px - along * dx, py - along * dy) > tolerance) return false
  }
  return true
}

function pushPoint(curve: Homogeneous, at: number, points: number[]): void {
  const weight = curve[at + 2] ?? 1
  points.push((curve[at] ?? 0) / weight, (curve[at + 1] ?? 0) / weight)
}
