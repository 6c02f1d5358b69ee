import type { Point } from './affine.ts'
import type { Arc, Piece } from './piece.ts'

/** A corner of a polyline. The bulge is the tangent of a quarter of the angle of the arc to the next corner. */
export type Vertex = { readonly x: number; readonly y: number; readonly bulge: number }

/** Bulges below this are straight for any size that can be cut. */
const STRAIGHT = 1e-9

/** Joins straight lines to chains and turns bulges into arcs. Returns nothing for fewer than two corners. */
export function polylinePieces(vertices: readonly Vertex[], isClosed: boolean): Piece[] {
  const pieces: Piece[] = []
  let chain: number[] = []
  const endChain = () => {
    if (chain.length > 2) pieces.push({ kind: 'chain', points: chain })
    chain = []
  }
  const count = isClosed ? vertices.length : vertices.length - 1
  if (vertices.length < 2) return pieces
  for (let i = 0; i < count; i += 1) {
    const from = vertices[i]
    const to = vertices[(i + 1) % vertices.length]
    if (!from || !to) continue
    if (Math.abs(from.bulge) > STRAIGHT && (from.x !== to.x || from.y !== to.y)) {
      endChain()
      pieces.push(bulgeArc([from.x, from.y], [to.x, to.y], from.bulge))
    } else {
      if (chain.length === 0) chain.push(from.x, from.y)
      chain.push(to.x, to.y)
    }
  }
  endChain()
  return pieces
}

/** A positive bulge turns to the left, a negative one to the right. */
function bulgeArc([x0, y0]: Point, [x1, y1]: Point, bulge: number): Arc {
  const [dx, dy] = [x1 - x0, y1 - y0]
  // The centre is on the perpendicular through the middle of the chord.
  const offset = (1 / bulge - bulge) / 4
  const center = [(x0 + x1) / 2 - dy * offset, (y0 + y1) / 2 + dx * offset] as const
  const u = [x0 - center[0], y0 - center[1]] as const
  const turn = bulge > 0 ? 1 : -1
  const v = [-u[1] * turn, u[0] * turn] as const
  return { kind: 'arc', center, u, v, from: 0, to: 4 * Math.atan(Math.abs(bulge)) }
}
