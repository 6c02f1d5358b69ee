import type { Point } from './affine.ts'
import type { Bezier } from './piece.ts'

/** The directions in which a spline leaves its first point and reaches its last one, when the file names them. */
export type Tangents = { readonly start?: Point; readonly end?: Point }

/** As many points repeat around the seam of a closed curve. Farther points change the seam by less than a millionth. */
const OVERLAP = 12

/** Draws the smooth cubic curve through points. The parameter grows with the distance between them. */
export function fitSpline(points: readonly Point[], isClosed: boolean, tangents: Tangents = {}): Bezier[] {
  const apart = points.filter(([x, y], i) => i === 0 || x !== points[i - 1]?.[0] || y !== points[i - 1]?.[1])
  const [first, last] = [apart[0], apart.at(-1)]
  if (!first || !last || apart.length < 2) return []
  if (!isClosed) return hermite(apart, slopes(apart, tangents))
  const ring = first[0] === last[0] && first[1] === last[1] ? apart.slice(0, -1) : apart
  if (ring.length < 2) return []
  const around = Array.from(
    { length: ring.length + 1 + 2 * OVERLAP },
    (_, i) => ring[(((i - OVERLAP) % ring.length) + ring.length) % ring.length] ?? first,
  )
  return hermite(around, slopes(around, {})).slice(OVERLAP, OVERLAP + ring.length)
}

type Slopes = { readonly spans: readonly number[]; readonly x: Float64Array; readonly y: Float64Array }

/** Solves for the derivatives at the points, for which the curvature has no jumps. */
function slopes(points: readonly Point[], { start, end }: Tangents): Slopes {
  const spans = points
    .slice(1)
    .map(([x, y], i) => Math.hypot(x - (points[i]?.[0] ?? 0), y - (points[i]?.[1] ?? 0)))
  return {
    spans,
    x: solve(
      points.map(([x]) => x),
      spans,
      unit(start)?.[0],
      unit(end)?.[0],
    ),
    y: solve(
      points.map(([, y]) => y),
      spans,
      unit(start)?.[1],
      unit(end)?.[1],
    ),
  }
}

function unit(tangent: Point | undefined): Point | undefined {
  const length = tangent ? Math.hypot(...tangent) : 0
  return tangent && length > 0 ? [tangent[0] / length, tangent[1] / length] : undefined
}

/** Solves the three-diagonal system of a cubic spline in one coordinate. Without a tangent the end is not curved. */
function solve(
  at: readonly number[],
  spans: readonly number[],
  start: number | undefined,
  end: number | undefined,
): Float64Array {
  const count = at.length
  const upper = new Float64Array(count)
  const right = new Float64Array(count)
  for (let i = 0; i < count; i += 1) {
    const [before, after] = [spans[i - 1] ?? 0, spans[i] ?? 0]
    const rise = ((at[i + 1] ?? 0) - (at[i] ?? 0)) / (after || 1)
    const fall = ((at[i] ?? 0) - (at[i - 1] ?? 0)) / (before || 1)
    const isEnd = i === 0 || i === count - 1
    const given = i === 0 ? start : end
    const [low, middle, high, value] = !isEnd
      ? [after, 2 * (before + after), before, 3 * (after * fall + before * rise)]
      : given !== undefined
        ? [0, 1, 0, given]
        : i === 0
          ? [0, 2, 1, 3 * rise]
          : [1, 2, 0, 3 * fall]
    const pivot = middle - low * (upper[i - 1] ?? 0)
    upper[i] = high / pivot
    right[i] = (value - low * (right[i - 1] ?? 0)) / pivot
  }
  for (let i = count - 2; i >= 0; i -= 1) right[i] = (right[i] ?? 0) - (upper[i] ?? 0) * (right[i + 1] ?? 0)
  return right
}

function hermite(points: readonly Point[], { spans, x, y }: Slopes): Bezier[] {
  return spans.map((span, i) => {
    const [x0, y0] = points[i] ?? [0, 0]
    const [x1, y1] = points[i + 1] ?? [0, 0]
    const third = span / 3
    const controls = [
      [x0, y0, 1],
      [x0 + (x[i] ?? 0) * third, y0 + (y[i] ?? 0) * third, 1],
      [x1 - (x[i + 1] ?? 0) * third, y1 - (y[i + 1] ?? 0) * third, 1],
      [x1, y1, 1],
    ]
    return { kind: 'bezier', points: controls.flat() }
  })
}
