import type { OutlineText, OutlineView } from '@verstat/contract'
import type { Extents } from './geometry/extents.ts'
import type { Traced, TracedLine } from './trace-outline.ts'

const BYTES_MAX = 5 * 1024 * 1024
/** Leaves room for the extents and for the braces around everything. */
const BYTES_RESERVED = 4_096

/**
 * Writes what the viewer shows, in the format of `OutlineView`. When it would be too large, the last lines of the file
 * are left out. Labels come first, because they say most with the fewest bytes.
 */
export function writeOutlineView(traced: Traced, { minX, minY, maxX, maxY }: Extents): Buffer {
  let left = BYTES_MAX - BYTES_RESERVED
  let isCut = traced.isCut

  function fits(bytes: number): boolean {
    if (bytes > left) {
      isCut = true
      return false
    }
    left -= bytes
    return true
  }

  const texts = traced.texts.map(viewText).filter((text) => fits(Buffer.byteLength(JSON.stringify(text)) + 1))
  const layers = new Map<string, number[][]>()
  for (const { line, points } of viewLines(traced.lines)) {
    const known = layers.get(line.layer.name)
    const named = known ? 0 : Buffer.byteLength(JSON.stringify(line.layer.name)) + 24
    if (!fits(named + bytesOf(points))) continue
    if (known) known.push(points)
    else layers.set(line.layer.name, [points])
  }
  const view: OutlineView = {
    extentsMm: [round(minX), round(minY), round(maxX), round(maxY)],
    layers: [...layers].map(([name, lines]) => ({ name, lines })),
    texts,
    cut: isCut,
  }
  return Buffer.from(JSON.stringify(view))
}

function viewText({ layer, x, y, height, angle, text }: Traced['texts'][number]): OutlineText {
  return { layer: layer.name, x: round(x), y: round(y), heightMm: round(height), angle: round(angle), text }
}

/** Long lines are written in parts, so that as much as possible of them fits. */
const PART_COORDINATES = 2_000

function* viewLines(lines: readonly TracedLine[]) {
  for (const line of lines) {
    const points = roundedPoints(line)
    if (points.length <= PART_COORDINATES) yield { line, points }
    else
      for (let at = 0; at < points.length - 2; at += PART_COORDINATES - 2)
        yield { line, points: points.slice(at, at + PART_COORDINATES) }
  }
}

/** Leaves out points that are equal after rounding, but keeps the two ends of a line. */
function roundedPoints({ points }: TracedLine): number[] {
  const result: number[] = []
  for (let i = 0; i + 1 < points.length; i += 2) {
    const [x, y] = [round(points[i] ?? 0), round(points[i + 1] ?? 0)]
    const isSame = x === result.at(-2) && y === result.at(-1)
    if (!isSame || (result.length === 2 && i + 2 >= points.length)) result.push(x, y)
  }
  return result
}

/** The length of the numbers in JSON, with a comma for each and the brackets. */
function bytesOf(points: readonly number[]): number {
  let bytes = 3
  for (const value of points) bytes += String(value).length + 1
  return bytes
}

function round(value: number): number {
  // Adding zero turns -0 into 0.
  return Math.round(value * 100) / 100 + 0
}
