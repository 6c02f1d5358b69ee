import type { Budget } from '../budget.ts'
import type { Arc, Piece } from './piece.ts'
import { bezierSpeed, toHomogeneous } from './split-bezier.ts'

/** Returns the length of a piece: exact for lines and circles, and integrated to a millionth for other curves. */
export function pieceLength(piece: Piece, budget: Budget): number {
  if (piece.kind === 'chain') return chainLength(piece.points)
  if (piece.kind === 'arc') return arcLength(piece, budget)
  if (isPlainCubic(piece.points)) return integrate(cubicSpeed(piece.points), [0, 1], { budget, cost: 0.5 })
  const points = toHomogeneous(piece.points)
  const work = new Float64Array(points.length)
  const cost = (points.length / 3) ** 2 / 4
  return integrate((t) => bezierSpeed(points, t, work), [0, 1], { budget, cost })
}

/** Nearly all splines of drawings consist of cubic curves whose weights are equal. */
function isPlainCubic(points: readonly number[]): boolean {
  return (
    points.length === 12 && points[2] === points[5] && points[2] === points[8] && points[2] === points[11]
  )
}

/** The derivative of a plain cubic curve is a quadratic function in each coordinate. */
function cubicSpeed(points: readonly number[]): (t: number) => number {
  const coefficients = (axis: 0 | 1) => {
    const [p0 = 0, p1 = 0, p2 = 0, p3 = 0] = [0, 3, 6, 9].map((at) => points[at + axis] ?? 0)
    return [3 * (p1 - p0), 6 * (p2 - 2 * p1 + p0), 3 * (p3 - 3 * p2 + 3 * p1 - p0)] as const
  }
  const [cx, bx, ax] = coefficients(0)
  const [cy, by, ay] = coefficients(1)
  return (t) => Math.hypot(cx + t * (bx + t * ax), cy + t * (by + t * ay))
}

function chainLength(points: readonly number[]): number {
  let length = 0
  for (let i = 2; i + 1 < points.length; i += 2)
    length += Math.hypot((points[i] ?? 0) - (points[i - 2] ?? 0), (points[i + 1] ?? 0) - (points[i - 1] ?? 0))
  return length
}

function arcLength({ u, v, from, to }: Arc, budget: Budget): number {
  const [a, b] = [Math.hypot(...u), Math.hypot(...v)]
  const isRound = Math.abs(a - b) <= 1e-9 * a && Math.abs(u[0] * v[0] + u[1] * v[1]) <= 1e-9 * a * b
  if (isRound) return a * Math.abs(to - from)
  const speed = (t: number) => {
    const [cos, sin] = [Math.cos(t), Math.sin(t)]
    return Math.hypot(cos * v[0] - sin * u[0], cos * v[1] - sin * u[1])
  }
  // A narrow ellipse is nearly a corner at its ends, so each quarter turn is integrated on its own.
  const parts = Math.max(1, Math.ceil((to - from) / (Math.PI / 2)))
  let length = 0
  for (let i = 0; i < parts; i += 1) {
    const range = [from + ((to - from) * i) / parts, from + ((to - from) * (i + 1)) / parts] as const
    length += integrate(speed, range, { budget, cost: 0.5 })
  }
  return length
}

/** In millimetres, and as a share of longer curves. */
const TOLERANCE = 1e-7
/** Halves of halves. At this depth a sharp corner of a curve changes its length by less than a millionth. */
const DEPTH_MAX = 12

/** Positions and weights of the Gauss–Legendre rule with eight points, for the half of them above the middle. */
const RULE = [
  [0.1834346424956498, 0.362683783378362],
  [0.525532409916329, 0.3137066458778873],
  [0.7966664774136267, 0.2223810344533745],
  [0.9602898564975363, 0.1012285362903763],
] as const

type Work = { readonly budget: Budget; readonly cost: number }

/** Halves the range until both halves together agree with the whole. */
function integrate(speed: (t: number) => number, range: readonly [number, number], work: Work): number {
  const whole = gauss(speed, range)
  return refine(speed, range, whole, TOLERANCE * Math.max(1, whole), DEPTH_MAX, work)
}

function refine(
  speed: (t: number) => number,
  [from, to]: readonly [number, number],
  whole: number,
  tolerance: number,
  depth: number,
  work: Work,
): number {
  work.budget.spend(work.cost)
  const middle = (from + to) / 2
  const left = gauss(speed, [from, middle])
  const right = gauss(speed, [middle, to])
  if (depth === 0 || Math.abs(left + right - whole) <= tolerance) return left + right
  return (
    refine(speed, [from, middle], left, tolerance, depth - 1, work) +
    refine(speed, [middle, to], right, tolerance, depth - 1, work)
  )
}

function gauss(speed: (t: number) => number, [from, to]: readonly [number, number]): number {
  const [middle, half] = [(from + to) / 2, (to - from) / 2]
  let sum = 0
  for (const [at, weight] of RULE) sum += weight * (speed(middle - half * at) + speed(middle + half * at))
  return sum * half
}
