import type { Budget } from '../budget.ts'
import type { Point } from '../geometry/affine.ts'
import { polylinePieces, type Vertex } from '../geometry/bulge.ts'
import { fitSpline } from '../geometry/fit-spline.ts'
import type { Path } from '../geometry/piece.ts'
import { evenKnots, splinePieces } from '../geometry/spline-pieces.ts'
import type { Groups } from './groups.ts'
import { normalOf, objectPlane, toPlan } from './object-plane.ts'

const TURN = 2 * Math.PI
const CLOSED = 1

/** Reads entities that are lines. Returns undefined for other entities, and for lines without a length. */
export function readCurve(type: string, groups: Groups, budget: Budget): Path | undefined {
  const read = CURVES[type]
  const path = read?.(groups, budget)
  return path && path.pieces.length > 0 ? path : undefined
}

export function isCurve(type: string): boolean {
  return Object.hasOwn(CURVES, type)
}

const CURVES: Readonly<Record<string, (groups: Groups, budget: Budget) => Path>> = {
  LINE: readLine,
  CIRCLE: (groups) => readArc(groups, 0, TURN),
  ARC: (groups) => readArc(groups, radians(groups.number(50, 0)), radians(groups.number(51, 360))),
  ELLIPSE: readEllipse,
  LWPOLYLINE: readLightPolyline,
  SPLINE: readSpline,
}

function readLine(groups: Groups): Path {
  const points = [groups.number(10, 0), groups.number(20, 0), groups.number(11, 0), groups.number(21, 0)]
  return { pieces: [{ kind: 'chain', points }], isClosed: false }
}

function readArc(groups: Groups, from: number, end: number): Path {
  const radius = Math.abs(groups.number(40, 0))
  const { to, isClosed } = arcEnd(from, end)
  const center = [groups.number(10, 0), groups.number(20, 0)] as const
  const path: Path = {
    pieces: radius > 0 ? [{ kind: 'arc', center, u: [radius, 0], v: [0, radius], from, to }] : [],
    isClosed,
  }
  return toPlan(path, objectPlane(groups, groups.number(30, 0)))
}

/** The ellipse is given in the plan, and only its shorter axis depends on the normal. */
function readEllipse(groups: Groups): Path {
  const [nx, ny, nz] = normalOf(groups)
  const [ux, uy, uz] = [groups.number(11, 0), groups.number(21, 0), groups.number(31, 0)]
  const ratio = groups.number(40, 1)
  const center = [groups.number(10, 0), groups.number(20, 0)] as const
  const v = [ratio * (ny * uz - nz * uy), ratio * (nz * ux - nx * uz)] as const
  const from = groups.number(41, 0)
  const { to, isClosed } = arcEnd(from, groups.number(42, TURN))
  const isPoint = ux === 0 && uy === 0 && v[0] === 0 && v[1] === 0
  return { pieces: isPoint ? [] : [{ kind: 'arc', center, u: [ux, uy], v, from, to }], isClosed }
}

/** Arcs run counterclockwise. Files write the end of an arc as any turn of its angle. */
function arcEnd(from: number, end: number): { readonly to: number; readonly isClosed: boolean } {
  const turn = (((end - from) % TURN) + TURN) % TURN
  const isClosed = turn < 1e-9 || turn > TURN - 1e-9
  return { to: from + (isClosed ? TURN : turn), isClosed }
}

function readLightPolyline(groups: Groups): Path {
  const vertices: { x: number; y: number; bulge: number }[] = []
  for (let i = 0; i < groups.size; i += 1) {
    const code = groups.codeAt(i)
    const last = vertices.at(-1)
    if (code === 10) vertices.push({ x: groups.numberAt(i), y: 0, bulge: 0 })
    else if (code === 20 && last) last.y = groups.numberAt(i)
    else if (code === 42 && last) last.bulge = groups.numberAt(i)
  }
  return polylinePath(vertices, (groups.number(70, 0) & CLOSED) !== 0, groups, groups.number(38, 0))
}

/** Joins the corners of a polyline of either form. */
export function polylinePath(
  vertices: readonly Vertex[],
  isClosed: boolean,
  groups: Groups,
  elevation: number,
): Path {
  const path = { pieces: polylinePieces(vertices, isClosed), isClosed: isClosed && vertices.length > 1 }
  return toPlan(path, objectPlane(groups, elevation))
}

function readSpline(groups: Groups, budget: Budget): Path {
  const [xs, ys] = [groups.numbers(10), groups.numbers(20)]
  // Programs set the flag for closed splines differently, so the ends of the curve decide whether it is closed.
  if (xs.length < 2) return { pieces: readFitPoints(groups), isClosed: false }
  const degree = groups.number(71, 3)
  const weights = groups.numbers(41)
  const points = xs.flatMap((x, i) => [x, ys[i] ?? 0, weights[i] ?? 1])
  const knots = groups.numbers(40)
  return {
    pieces: splinePieces(
      { degree, knots: knots.length > 0 ? knots : evenKnots(xs.length, degree), points },
      budget,
    ),
    isClosed: false,
  }
}

function readFitPoints(groups: Groups) {
  const isClosed = (groups.number(70, 0) & CLOSED) !== 0
  const ys = groups.numbers(21)
  const points = groups.numbers(11).map((x, i): Point => [x, ys[i] ?? 0])
  return fitSpline(points, isClosed, {
    ...(groups.has(12) ? { start: [groups.number(12, 0), groups.number(22, 0)] as const } : {}),
    ...(groups.has(13) ? { end: [groups.number(13, 0), groups.number(23, 0)] as const } : {}),
  })
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
