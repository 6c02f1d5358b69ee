import type { SolidView } from '@verstat/contract'
import { numberAt } from './number-at.ts'

/**
 * The volume within a closed surface. It is negative when the corners of the triangles run clockwise as seen from
 * outside: files do not agree on the order.
 */
export function signedVolume({ positions, indices }: Pick<SolidView, 'positions' | 'indices'>): number {
  let sum = 0
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => 3 * numberAt(indices, at + corner)) as [
      number,
      number,
      number,
    ]
    const [bx, by, bz] = [numberAt(positions, b), numberAt(positions, b + 1), numberAt(positions, b + 2)]
    const [cx, cy, cz] = [numberAt(positions, c), numberAt(positions, c + 1), numberAt(positions, c + 2)]
    sum +=
      numberAt(positions, a) * (by * cz - bz * cy) +
      numberAt(positions, a + 1) * (bz * cx - bx * cz) +
      numberAt(positions, a + 2) * (bx * cy - by * cx)
  }
  return sum / 6
}
