import type { Box } from '../measuring/weld-mesh.ts'
import { type Canvas, drawStroke, OVERSAMPLING } from './drawing-canvas.ts'
import { drawText, textWidth } from './drawing-letters.ts'
import type { Camera, Vector } from './solid-camera.ts'

const OFFSET = 34 * OVERSAMPLING
const OVERSHOOT = 7 * OVERSAMPLING
const ARROW = 9 * OVERSAMPLING
const TEXT = 15 * OVERSAMPLING
const THIN = 2
/** A shorter line has no space for its arrows. */
const LINE_MIN = 10 * OVERSAMPLING

export type Ink = { readonly line: number; readonly text: number; readonly ground: number }

/** Draws a dimension line beside the box of the body along each axis, with the size in the middle. */
export function drawDimensions(
  canvas: Canvas,
  camera: Camera,
  { low, high }: Box,
  sizes: readonly string[],
  ink: Ink,
): void {
  const near = [0, 1, 2].map((axis) => ((camera.towards[axis] ?? 0) > 0 ? high : low)[axis] ?? 0)
  const far = [0, 1, 2].map((axis) => ((camera.towards[axis] ?? 0) > 0 ? low : high)[axis] ?? 0)
  const [nx = 0, ny = 0] = near
  const [fx = 0, fy = 0] = far
  const [bottom, top] = [low[2], high[2]]
  const isRight = (point: Vector, other: Vector) => camera.project(point)[0] > camera.project(other)[0]
  const middle: Vector = [(nx + fx) / 2, (ny + fy) / 2, bottom]
  // Lengths and widths are measured along the lower edges in front, the height along the edge at the right.
  const right: Vector = isRight([fx, ny, bottom], [nx, fy, bottom]) ? [fx, ny, bottom] : [nx, fy, bottom]
  measure([fx, ny, bottom], [nx, ny, bottom], [0, ny - fy, 0], sizes[0])
  measure([nx, ny, bottom], [nx, fy, bottom], [nx - fx, 0, 0], sizes[1])
  measure(right, [right[0], right[1], top], [right[0] - middle[0], right[1] - middle[1], 0], sizes[2], true)

  function measure(from: Vector, to: Vector, away: Vector, text = '', isUpright = false): void {
    const a = camera.project(from)
    const b = camera.project(to)
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    const along = [(b[0] - a[0]) / (length || 1), (b[1] - a[1]) / (length || 1)] as const
    const shift = isUpright ? ([1, 0] as const) : direction(from, away, along)
    const moved = ([x, y]: Vector, by: number): Vector => [x + shift[0] * by, y + shift[1] * by, 0]
    const [start, end] = [moved(a, OFFSET), moved(b, OFFSET)]
    if (length >= LINE_MIN) {
      stroke(moved(a, OVERSHOOT), moved(a, OFFSET + OVERSHOOT))
      stroke(moved(b, OVERSHOOT), moved(b, OFFSET + OVERSHOOT))
      stroke(start, end)
      arrow(start, along, 1)
      arrow(end, along, -1)
    }
    const width = textWidth(text, TEXT)
    // A short line has its text beside it instead of on it.
    const beside = length < width + 4 * ARROW && !isUpright ? TEXT : 0
    const x =
      (start[0] + end[0]) / 2 - width / 2 + shift[0] * beside + (isUpright ? width / 2 + TEXT * 0.7 : 0)
    const y = (start[1] + end[1]) / 2 - TEXT / 2 + shift[1] * beside
    clear(x - TEXT / 2, y - TEXT / 3, width + TEXT, TEXT * 1.7)
    drawText(canvas, text, { x, y, size: TEXT, width: 3, colour: ink.text })
  }

  /** Returns the direction away from the body in the picture, as steep as the edges of the box. */
  function direction(
    from: Vector,
    away: Vector,
    along: readonly [number, number],
  ): readonly [number, number] {
    const a = camera.project(from)
    const b = camera.project([from[0] + away[0], from[1] + away[1], from[2] + away[2]])
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (length > 1e-6) return [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
    // A flat box has no such edge. Dimension lines are always below it.
    const side = along[0] > 0 ? 1 : -1
    return [-along[1] * side, along[0] * side]
  }

  function stroke(from: Vector, to: Vector): void {
    drawStroke(canvas, { from, to, width: THIN, colour: ink.line })
  }

  function arrow([x, y]: Vector, along: readonly [number, number], sign: number): void {
    for (const side of [-0.3, 0.3])
      stroke(
        [x, y, 0],
        [x + sign * ARROW * (along[0] - side * along[1]), y + sign * ARROW * (along[1] + side * along[0]), 0],
      )
  }

  function clear(x: number, y: number, width: number, height: number): void {
    for (let row = 0; row < height; row += 2)
      drawStroke(canvas, { from: [x, y + row, 0], to: [x + width, y + row, 0], width: 2, colour: ink.ground })
  }
}
