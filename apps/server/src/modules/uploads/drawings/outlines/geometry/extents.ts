import type { Budget } from '../budget.ts'
import { type Arc, arcPoint, type Piece } from './piece.ts'
import { type Homogeneous, splitBezier, toHomogeneous } from './split-bezier.ts'

/** The smallest box around everything that was added to it. It starts empty: its minimum is above its maximum. */
export class Extents {
  minX = Number.POSITIVE_INFINITY
  minY = Number.POSITIVE_INFINITY
  maxX = Number.NEGATIVE_INFINITY
  maxY = Number.NEGATIVE_INFINITY

  get width(): number {
    return this.maxX - this.minX
  }

  get height(): number {
    return this.maxY - this.minY
  }

  addPoint(x: number, y: number): void {
    if (x < this.minX) this.minX = x
    if (x > this.maxX) this.maxX = x
    if (y < this.minY) this.minY = y
    if (y > this.maxY) this.maxY = y
  }

  addPiece(piece: Piece, budget: Budget): void {
    if (piece.kind === 'arc') this.#addArc(piece)
    else if (piece.kind === 'bezier') this.#addBezier(toHomogeneous(piece.points), DEPTH_MAX, budget)
    else
      for (let i = 0; i + 1 < piece.points.length; i += 2)
        this.addPoint(piece.points[i] ?? 0, piece.points[i + 1] ?? 0)
  }

  #addArc(arc: Arc): void {
    const { u, v, from, to } = arc
    this.addPoint(...arcPoint(arc, from))
    this.addPoint(...arcPoint(arc, to))
    for (const axis of [0, 1] as const) {
      // The coordinate is largest or smallest where its derivative is zero, which happens twice in a turn.
      const extreme = Math.atan2(v[axis], u[axis])
      const first = Math.ceil((from - extreme) / Math.PI)
      for (let i = 0; i < 2 && extreme + (first + i) * Math.PI <= to; i += 1)
        this.addPoint(...arcPoint(arc, extreme + (first + i) * Math.PI))
    }
  }

  /** Halves the curve only where its control points are outside the box, because the curve never leaves them. */
  #addBezier(points: Homogeneous, depth: number, budget: Budget): void {
    budget.spend((points.length / 3) ** 2 / 32)
    const last = points.length - 3
    this.#addControl(points, 0)
    this.#addControl(points, last)
    if (depth === 0 || !this.#isOutside(points)) return
    const [left, right] = splitBezier(points)
    this.#addBezier(left, depth - 1, budget)
    this.#addBezier(right, depth - 1, budget)
  }

  #addControl(points: Homogeneous, at: number): void {
    const weight = points[at + 2] ?? 1
    this.addPoint((points[at] ?? 0) / weight, (points[at + 1] ?? 0) / weight)
  }

  #isOutside(points: Homogeneous): boolean {
    const slack = 1e-7 * Math.max(this.width, this.height)
    for (let i = 3; i < points.length - 3; i += 3) {
      const weight = points[i + 2] ?? 1
      const [x, y] = [(points[i] ?? 0) / weight, (points[i + 1] ?? 0) / weight]
      if (x < this.minX - slack || x > this.maxX + slack || y < this.minY - slack || y > this.maxY + slack)
        return true
    }
    return false
  }
}

const DEPTH_MAX = 24
