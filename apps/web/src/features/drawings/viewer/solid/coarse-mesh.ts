import type { SolidView } from '@verstat/contract'
import { numberAt } from './number-at.ts'

/**
 * Returns at most about `max` triangles that look like the body from afar: vertices of one cell of a grid become one.
 * The vertices stay where they are, so that the coarse body needs only other indices.
 */
export function coarseTriangles(
  { positions, indices }: Pick<SolidView, 'positions' | 'indices'>,
  max: number,
) {
  if (indices.length <= 3 * max) return indices
  const { low, high } = boxOf(positions)
  const size = Math.max(high[0] - low[0], high[1] - low[1], high[2] - low[2], Number.MIN_VALUE)
  // A surface goes through about as many cells as there are on the sides of a cube, with two triangles for each.
  let cells = Math.max(8, Math.round(Math.sqrt(max / 3)))
  let coarse = mergeCells(positions, indices, low, cells / size, cells)
  while (coarse.length > 3 * max && cells > 4) {
    cells = Math.floor(cells * 0.75)
    coarse = mergeCells(positions, indices, low, cells / size, cells)
  }
  return coarse.length > 3 * max ? coarse.slice(0, 3 * max) : coarse
}

type Corner = readonly [number, number, number]

export function boxOf(positions: Float32Array): { readonly low: Corner; readonly high: Corner } {
  const low: [number, number, number] = [0, 0, 0]
  const high: [number, number, number] = [0, 0, 0]
  for (let axis = 0 as 0 | 1 | 2; axis < 3; axis += 1) {
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    for (let at = axis as number; at < positions.length; at += 3) {
      const value = numberAt(positions, at)
      if (value < least) least = value
      if (value > most) most = value
    }
    if (least <= most) {
      low[axis] = least
      high[axis] = most
    }
  }
  return { low, high }
}

function mergeCells(
  positions: Float32Array,
  indices: Uint32Array,
  low: Corner,
  perMm: number,
  cells: number,
): Uint32Array<ArrayBuffer> {
  const side = cells + 1
  /** The first vertex of each cell stands for all of them. */
  const firsts = new Int32Array(side ** 3).fill(-1)
  const merged = new Uint32Array(positions.length / 3)
  for (let vertex = 0; vertex < merged.length; vertex += 1) {
    const at = 3 * vertex
    const x = Math.floor((numberAt(positions, at) - low[0]) * perMm)
    const y = Math.floor((numberAt(positions, at + 1) - low[1]) * perMm)
    const z = Math.floor((numberAt(positions, at + 2) - low[2]) * perMm)
    const cell = (z * side + y) * side + x
    const first = numberAt(firsts, cell)
    if (first < 0) firsts[cell] = vertex
    merged[vertex] = first < 0 ? vertex : first
  }
  const kept = new Uint32Array(indices.length)
  let count = 0
  for (let at = 0; at < indices.length; at += 3) {
    const a = numberAt(merged, numberAt(indices, at))
    const b = numberAt(merged, numberAt(indices, at + 1))
    const c = numberAt(merged, numberAt(indices, at + 2))
    if (a === b || b === c || a === c) continue
    kept[count] = a
    kept[count + 1] = b
    kept[count + 2] = c
    count += 3
  }
  return kept.slice(0, count)
}
