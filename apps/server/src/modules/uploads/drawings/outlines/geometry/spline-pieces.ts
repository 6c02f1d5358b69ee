import { UnreadableContent } from '../../unreadable-content.ts'
import type { Budget } from '../budget.ts'
import type { Bezier } from './piece.ts'

export type Spline = {
  readonly degree: number
  readonly knots: readonly number[]
  /** Three coordinates of each control point in turn: x, y, weight. */
  readonly points: readonly number[]
}

/** CAD programs use degrees up to 11. The work grows with the cube of the degree. */
const DEGREE_MAX = 25

/** Splits a B-spline at its knots into Bézier curves, which are smooth inside. */
export function splinePieces({ degree, knots, points }: Spline, budget: Budget): Bezier[] {
  const count = points.length / 3
  if (!Number.isInteger(degree) || degree < 1 || degree > DEGREE_MAX || count <= degree)
    throw new UnreadableContent('a spline has no such degree')
  if (knots.length !== count + degree + 1 || knots.some((knot, i) => knot < (knots[i - 1] ?? knot)))
    throw new UnreadableContent('the knots of a spline do not fit')
  const pieces: Bezier[] = []
  for (let k = degree; k < count; k += 1) {
    const [from = 0, to = 0] = [knots[k], knots[k + 1]]
    budget.spend((degree + 1) ** 3 / 64)
    if (to > from)
      pieces.push({ kind: 'bezier', points: bezierPoints(points, { degree, knots, k, from, to }) })
  }
  return pieces
}

/** Knots for a spline whose file has none. The curve begins and ends at its outer control points. */
export function evenKnots(count: number, degree: number): number[] {
  return Array.from({ length: count + degree + 1 }, (_, i) =>
    Math.min(Math.max(0, i - degree), Math.max(0, count - degree)),
  )
}

type Span = {
  readonly degree: number
  readonly knots: readonly number[]
  readonly k: number
  readonly from: number
  readonly to: number
}

/** The polar form of a spline at the arguments from, …, from, to, …, to is a control point of the Bézier curve. */
function bezierPoints(points: readonly number[], span: Span): number[] {
  const { degree, knots, k, from, to } = span
  const result: number[] = []
  const work = new Float64Array((degree + 1) * 3)
  for (let j = 0; j <= degree; j += 1) {
    for (let i = 0; i <= degree; i += 1) loadHomogeneous(points, k - degree + i, work, i)
    for (let r = 1; r <= degree; r += 1) {
      const at = r <= degree - j ? from : to
      for (let i = degree; i >= r; i -= 1) {
        const low = knots[i + k - degree] ?? 0
        const high = knots[i + 1 + k - r] ?? 0
        const share = (at - low) / (high - low)
        for (let c = 0; c < 3; c += 1)
          work[i * 3 + c] = (1 - share) * (work[(i - 1) * 3 + c] ?? 0) + share * (work[i * 3 + c] ?? 0)
      }
    }
    const [x = 0, y = 0, weight = 1] = work.subarray(degree * 3)
    if (!(weight > 0)) throw new UnreadableContent('a spline has a weight that is not positive')
    result.push(x / weight, y / weight, weight)
  }
  return result
}

function loadHomogeneous(points: readonly number[], from: number, work: Float64Array, to: number): void {
  const weight = points[from * 3 + 2] ?? 1
  work[to * 3] = (points[from * 3] ?? 0) * weight
  work[to * 3 + 1] = (points[from * 3 + 1] ?? 0) * weight
  work[to * 3 + 2] = weight
}
