import { type Affine, moved, type Point, turned } from './affine.ts'

/** Straight lines from point to point: x, y, x, y … */
export type Chain = { readonly kind: 'chain'; readonly points: readonly number[] }

/**
 * A part of an ellipse: `center + cos(t) u + sin(t) v` for t between `from` and `to`. The vectors u and v need not be
 * perpendicular, so that every affine picture of an arc is an arc again.
 */
export type Arc = {
  readonly kind: 'arc'
  readonly center: Point
  readonly u: Point
  readonly v: Point
  readonly from: number
  readonly to: number
}

/** A rational Bézier curve: x, y and a positive weight for each of its points. */
export type Bezier = { readonly kind: 'bezier'; readonly points: readonly number[] }

export type Piece = Chain | Arc | Bezier

/** Pieces that follow each other end to end. A closed path ends where it starts. */
export type Path = { readonly pieces: readonly Piece[]; readonly isClosed: boolean }

export function transformPiece(piece: Piece, matrix: Affine): Piece {
  if (piece.kind === 'arc')
    return {
      ...piece,
      center: moved(matrix, ...piece.center),
      u: turned(matrix, ...piece.u),
      v: turned(matrix, ...piece.v),
    }
  const points = piece.points.slice()
  const step = piece.kind === 'chain' ? 2 : 3
  for (let i = 0; i + 1 < points.length; i += step) {
    const [x, y] = moved(matrix, points[i] ?? 0, points[i + 1] ?? 0)
    points[i] = x
    points[i + 1] = y
  }
  return { kind: piece.kind, points }
}

export function startOf(piece: Piece): Point {
  return piece.kind === 'arc' ? arcPoint(piece, piece.from) : [piece.points[0] ?? 0, piece.points[1] ?? 0]
}

export function endOf(piece: Piece): Point {
  if (piece.kind === 'arc') return arcPoint(piece, piece.to)
  const at = piece.points.length - (piece.kind === 'chain' ? 2 : 3)
  return [piece.points[at] ?? 0, piece.points[at + 1] ?? 0]
}

export function arcPoint({ center, u, v }: Arc, t: number): Point {
  const [cos, sin] = [Math.cos(t), Math.sin(t)]
  return [center[0] + cos * u[0] + sin * v[0], center[1] + cos * u[1] + sin * v[1]]
}

/** How much work a piece makes, in the steps of a budget. */
export function weightOf(piece: Piece): number {
  return piece.kind === 'chain' ? piece.points.length / 8 : 1
}
