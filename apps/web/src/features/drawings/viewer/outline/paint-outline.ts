import type { OutlineView } from '@verstat/contract'
import { BLUEPRINT } from '../blueprint.ts'
import { type FlatView, type Size, toScreen } from './flat-view.ts'

/** The lines of a layer with the box of each, by which lines outside the picture are skipped. */
export type DrawnLayer = {
  readonly name: string
  readonly lines: readonly (readonly number[])[]
  /** minX, minY, maxX, maxY for each line. */
  readonly boxes: Float64Array
}

export function drawnLayers({ layers }: OutlineView): readonly DrawnLayer[] {
  return layers.map(({ name, lines }) => {
    const boxes = new Float64Array(4 * lines.length)
    for (const [number, line] of lines.entries()) boxes.set(boxOfLine(line), 4 * number)
    return { name, lines, boxes }
  })
}

function boxOfLine(line: readonly number[]): readonly [number, number, number, number] {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let at = 0; at < line.length; at += 2) {
    const [x, y] = [line[at] ?? 0, line[at + 1] ?? 0]
    if (x < minX) minX = x
    if (x > maxX) maxX = x
    if (y < minY) minY = y
    if (y > maxY) maxY = y
  }
  return [minX, minY, maxX, maxY]
}

export type OutlinePicture = {
  readonly layers: readonly DrawnLayer[]
  readonly texts: OutlineView['texts']
  readonly view: FlatView
  readonly size: Size
}

const GRID_PX = 24
/** Points of one path. The time to draw a path grows faster than its points. */
const PATH_POINTS = 2_000
/** Smaller texts are only noise. */
const TEXT_MIN_PX = 3

/** Draws the shown part. Lines and texts of hidden layers must have been left out. */
export function paintOutline(
  context: CanvasRenderingContext2D,
  picture: OutlinePicture,
  pixelRatio: number,
): void {
  const { size } = picture
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0)
  context.fillStyle = BLUEPRINT.ground
  context.fillRect(0, 0, size.width, size.height)
  paintGrid(context, size)
  context.strokeStyle = BLUEPRINT.ink
  context.lineWidth = 1.25
  context.lineJoin = 'round'
  for (const layer of picture.layers) paintLayer(context, layer, picture)
  paintTexts(context, picture)
}

function paintGrid(context: CanvasRenderingContext2D, { width, height }: Size): void {
  context.beginPath()
  for (let x = GRID_PX; x < width; x += GRID_PX) {
    context.moveTo(x + 0.5, 0)
    context.lineTo(x + 0.5, height)
  }
  for (let y = GRID_PX; y < height; y += GRID_PX) {
    context.moveTo(0, y + 0.5)
    context.lineTo(width, y + 0.5)
  }
  context.strokeStyle = BLUEPRINT.grid
  context.lineWidth = 1
  context.stroke()
}

function paintLayer(
  context: CanvasRenderingContext2D,
  { lines, boxes }: DrawnLayer,
  { view, size }: OutlinePicture,
): void {
  const { scale } = view
  const [left, top] = [size.width / 2 - view.x * scale, size.height / 2 + view.y * scale]
  const [halfWidth, halfHeight] = [size.width / 2 / scale, size.height / 2 / scale]
  let points = 0
  context.beginPath()
  for (const [number, line] of lines.entries()) {
    const at = 4 * number
    const isOutside =
      (boxes[at] ?? 0) > view.x + halfWidth ||
      (boxes[at + 2] ?? 0) < view.x - halfWidth ||
      (boxes[at + 1] ?? 0) > view.y + halfHeight ||
      (boxes[at + 3] ?? 0) < view.y - halfHeight
    if (isOutside) continue
    // Points that fall on the same pixel are left out, as there may be hundreds of thousands.
    let [lastX, lastY] = [Infinity, Infinity]
    for (let point = 0; point < line.length; point += 2) {
      const x = left + (line[point] ?? 0) * scale
      const y = top - (line[point + 1] ?? 0) * scale
      const isLast = point >= line.length - 2
      if (!isLast && Math.abs(x - lastX) < 0.7 && Math.abs(y - lastY) < 0.7) continue
      if (point === 0) context.moveTo(x, y)
      else context.lineTo(x, y)
      ;[lastX, lastY] = [x, y]
      points += 1
    }
    if (points > PATH_POINTS) {
      context.stroke()
      context.beginPath()
      points = 0
    }
  }
  context.stroke()
}

function paintTexts(context: CanvasRenderingContext2D, { texts, view, size }: OutlinePicture): void {
  context.fillStyle = BLUEPRINT.soft
  for (const { x, y, heightMm, angle, text } of texts) {
    const height = heightMm * view.scale
    if (height < TEXT_MIN_PX || height > 4 * size.height) continue
    const [left, base] = toScreen(view, size, [x, y])
    context.save()
    context.translate(left, base)
    context.rotate((-angle * Math.PI) / 180)
    // The height of a drawing's text is that of its capital letters.
    context.font = `${height / 0.7}px sans-serif`
    for (const [number, line] of text.split('\n').entries()) context.fillText(line, 0, 1.6 * height * number)
    context.restore()
  }
}
