import type { OutlineView } from '@verstat/contract'
import type { Place } from './flat-view.ts'

/** Curves are polylines that turn a little at each point. Only a larger turn is a corner. */
const CORNER_COS = Math.cos((20 * Math.PI) / 180)

/** Where lines of a layer begin, end and have corners: x, y, x, y … These are the places people measure between. */
export function lineEnds(lines: OutlineView['layers'][number]['lines']): readonly number[] {
  const ends: number[] = []
  for (const line of lines) {
    const last = line.length - 2
    if (last < 0) continue
    ends.push(line[0] ?? 0, line[1] ?? 0)
    for (let at = 2; at < last; at += 2) if (isCorner(line, at)) ends.push(line[at] ?? 0, line[at + 1] ?? 0)
    if (last > 0) ends.push(line[last] ?? 0, line[last + 1] ?? 0)
  }
  return ends
}

function isCorner(line: readonly number[], at: number): boolean {
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = line.slice(at - 2, at + 4)
  const [ux, uy, vx, vy] = [bx - ax, by - ay, cx - bx, cy - by]
  return ux * vx + uy * vy < CORNER_COS * Math.hypot(ux, uy) * Math.hypot(vx, vy)
}

/** Returns the end that is nearest to a place, within `reach` millimetres. */
export function nearestEnd(
  ends: Iterable<readonly number[]>,
  [x, y]: Place,
  reach: number,
): Place | undefined {
  let best: Place | undefined
  let least = reach * reach
  for (const list of ends)
    for (let at = 0; at < list.length; at += 2) {
      const [px, py] = [list[at] ?? 0, list[at + 1] ?? 0]
      const distance = (px - x) ** 2 + (py - y) ** 2
      if (distance <= least) {
        least = distance
        best = [px, py]
      }
    }
  return best
}
