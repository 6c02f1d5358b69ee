import type { Budget } from './budget.ts'
import type { Layer } from './dxf/layers.ts'
import { endOf, type Path, startOf } from './geometry/piece.ts'

/** Ends that are closer count as one point, as in the programs of cutting machines. In millimetres. */
const GAP_MAX = 0.05
/** In small drawings the gap is a share of the diagonal. */
const GAP_SHARE = 1e-4

/**
 * Counts closed contours: entities that are closed, and loops of lines that follow each other end to end on one layer.
 * Lines that meet in more than one way close as many loops as the plane has areas between them.
 */
export class ContourCounter {
  #closed = 0
  readonly #ends: number[] = []
  readonly #lengths: number[] = []
  readonly #layers: Layer[] = []
  readonly #isStraight: boolean[] = []

  add(path: Path, layer: Layer, length: number): void {
    const [first, last] = [path.pieces[0], path.pieces.at(-1)]
    if (!first || !last || length === 0) return
    if (path.isClosed) {
      this.#closed += 1
      return
    }
    this.#ends.push(...startOf(first), ...endOf(last))
    this.#lengths.push(length)
    this.#layers.push(layer)
    this.#isStraight.push(path.pieces.length === 1 && first.kind === 'chain' && first.points.length === 4)
  }

  /** `diagonal` is the size of the drawing. */
  count(diagonal: number, budget: Budget): number {
    const gap = Math.min(GAP_MAX, diagonal * GAP_SHARE)
    if (gap === 0) return this.#closed
    const nodes = new Nodes(gap, budget)
    const drawn = new Set<number>()
    let loops = 0
    for (const [i, length] of this.#lengths.entries()) {
      const layer = this.#layers[i]
      if (!layer) continue
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = this.#ends.slice(i * 4, i * 4 + 4)
      const [from, to] = [nodes.at(x0, y0, layer), nodes.at(x1, y1, layer)]
      // A line that is shorter than the gap closes nothing.
      if (from === to && length <= 4 * gap) continue
      if (this.#isStraight[i] && isRepeated(drawn, from, to)) continue
      if (!nodes.join(from, to)) loops += 1
    }
    return this.#closed + loops
  }
}

/** Two straight lines between the same points are one line that was drawn twice. */
function isRepeated(drawn: Set<number>, from: number, to: number): boolean {
  const key = Math.min(from, to) * 2 ** 26 + Math.max(from, to)
  if (drawn.has(key)) return true
  drawn.add(key)
  return false
}

/** Points of a drawing, found by their place, and which of them are connected. */
class Nodes {
  readonly #cell: number
  readonly #xs: number[] = []
  readonly #ys: number[] = []
  readonly #layers: Layer[] = []
  /** The next node in the same bucket. */
  readonly #nexts: number[] = []
  readonly #parents: number[] = []
  readonly #buckets = new Map<number, number>()

  readonly #budget: Budget

  constructor(gap: number, budget: Budget) {
    this.#budget = budget
    // A circle with the radius of the gap touches at most four cells.
    this.#cell = 2 * gap
  }

  /** Returns the node at a point of a layer. Creates it when no node is close enough. */
  at(x: number, y: number, layer: Layer): number {
    const gap = this.#cell / 2
    const [left, right] = [Math.floor((x - gap) / this.#cell), Math.floor((x + gap) / this.#cell)]
    const [low, high] = [Math.floor((y - gap) / this.#cell), Math.floor((y + gap) / this.#cell)]
    for (let column = left; column <= right; column += 1)
      for (let row = low; row <= high; row += 1) {
        const found = this.#find(bucketOf(column, row, layer), x, y, layer)
        if (found !== undefined) return found
      }
    return this.#create(x, y, layer)
  }

  /** Connects two nodes. Returns false when they were connected before, so that a loop closes. */
  join(a: number, b: number): boolean {
    const [from, to] = [this.#rootOf(a), this.#rootOf(b)]
    if (from === to) return false
    this.#parents[from] = to
    return true
  }

  #find(bucket: number, x: number, y: number, layer: Layer): number | undefined {
    for (let node = this.#buckets.get(bucket) ?? -1; node >= 0; node = this.#nexts[node] ?? -1) {
      this.#budget.spend(0.1)
      const distance = Math.hypot((this.#xs[node] ?? 0) - x, (this.#ys[node] ?? 0) - y)
      if (distance <= this.#cell / 2 && this.#layers[node] === layer) return node
    }
    return undefined
  }

  #create(x: number, y: number, layer: Layer): number {
    const node = this.#xs.length
    const bucket = bucketOf(Math.floor(x / this.#cell), Math.floor(y / this.#cell), layer)
    this.#xs.push(x)
    this.#ys.push(y)
    this.#layers.push(layer)
    this.#parents.push(node)
    this.#nexts.push(this.#buckets.get(bucket) ?? -1)
    this.#buckets.set(bucket, node)
    return node
  }

  #rootOf(node: number): number {
    let root = node
    while (this.#parents[root] !== root) {
      const parent = this.#parents[root] ?? root
      this.#parents[root] = this.#parents[parent] ?? parent
      root = this.#parents[root] ?? root
    }
    return root
  }
}

/** Distant cells may share a bucket, so nodes are compared by their coordinates. */
function bucketOf(column: number, row: number, { index }: Layer): number {
  return Math.imul(column | 0, 73_856_093) ^ Math.imul(row | 0, 19_349_663) ^ Math.imul(index, 83_492_791)
}
