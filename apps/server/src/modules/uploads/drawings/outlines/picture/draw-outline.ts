import type { Extents } from '../geometry/extents.ts'
import type { Traced } from '../trace-outline.ts'
import { dimensionLine } from './outline-dimensions.ts'
import { simplify } from './simplify-line.ts'

const OUTLINE_WIDTH = 960
const OUTLINE_HEIGHT = 720

/** The colours of blueprints, as in the drawn pictures of demo listings. */
const GROUND = '#1b3580'
const GRID = '#30488d'
const INK = '#eef3ff'
const SOFT = '#9eabcf'

/** Room for the dimension lines at the left and below, and an equal margin at the other sides. */
const MARGIN = { left: 116, right: 64, top: 64, bottom: 108 }
const LINES_MAX = 20_000
const COORDINATES_MAX = 800_000

/**
 * Draws the outline on squared paper with its width and height. The SVG contains only paths with numbers that we wrote:
 * nothing of the file is copied into it.
 */
export function drawOutline(traced: Traced, extents: Extents): string {
  const frame = frameOf(extents)
  const parts = outlineParts(traced, frame)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${OUTLINE_WIDTH}" height="${OUTLINE_HEIGHT}">`,
    `<path d="M0 0H${OUTLINE_WIDTH}V${OUTLINE_HEIGHT}H0Z" fill="${GROUND}"/>`,
    stroke(gridPath(), GRID, 1),
    `<g ${strokeStyle(INK, strokeWidth(parts))}>${parts.map((part) => `<path d="${part}"/>`).join('')}</g>`,
    dimensions(extents, frame),
    '</svg>',
  ].join('')
}

type Frame = {
  readonly scale: number
  readonly left: number
  readonly bottom: number
  readonly minX: number
  readonly minY: number
}

/** Centres the drawing in the room that the dimension lines leave. */
function frameOf(extents: Extents): Frame {
  const width = OUTLINE_WIDTH - MARGIN.left - MARGIN.right
  const height = OUTLINE_HEIGHT - MARGIN.top - MARGIN.bottom
  // A drawing that is a straight line has only one size.
  const scale = Math.min(width / Math.max(extents.width, 1e-9), height / Math.max(extents.height, 1e-9))
  return {
    scale,
    left: MARGIN.left + (width - extents.width * scale) / 2,
    bottom: OUTLINE_HEIGHT - MARGIN.bottom - (height - extents.height * scale) / 2,
    minX: extents.minX,
    minY: extents.minY,
  }
}

/** Each line is cut into parts, because the time to draw a part grows with the square of its points. */
const PART_COORDINATES = 128
/** In pixels. Ten times as much would cover the whole picture with ink. */
const INK_MAX = 2_000_000

/** Lines that look the same in pixels are drawn once, so that dense drawings stay small. */
function outlineParts({ lines }: Traced, frame: Frame): string[] {
  const drawn = new Set<string>()
  let [coordinates, ink] = [0, 0]
  for (const { points, isOutline } of lines) {
    if (!isOutline) continue
    const pixels = simplify(toPixels(points, frame))
    for (let at = 0; at === 0 || at < pixels.length - 2; at += PART_COORDINATES - 2) {
      const part = pixels.slice(at, at + PART_COORDINATES)
      coordinates += part.length
      ink += lengthOf(part)
      const isFull = drawn.size >= LINES_MAX || coordinates > COORDINATES_MAX || ink > INK_MAX
      if (isFull) return [...drawn]
      drawn.add(pathData(part))
    }
  }
  return [...drawn]
}

function lengthOf(pixels: readonly number[]): number {
  let length = 1
  for (let i = 2; i + 1 < pixels.length; i += 2)
    length += Math.hypot((pixels[i] ?? 0) - (pixels[i - 2] ?? 0), (pixels[i + 1] ?? 0) - (pixels[i - 1] ?? 0))
  return length
}

function toPixels(points: readonly number[], frame: Frame): number[] {
  return points.map((value, i) =>
    i % 2 === 0
      ? frame.left + (value - frame.minX) * frame.scale
      : frame.bottom - (value - frame.minY) * frame.scale,
  )
}

/** A line that is smaller than a pixel is drawn as a dot. */
function pathData(pixels: readonly number[]): string {
  const [x = 0, y = 0, ...others] = pixels.map((value) => Math.round(value * 10) / 10)
  return others.length === 0 ? `M${x} ${y}h0.1` : `M${x} ${y}L${others.join(' ')}`
}

/** Dense drawings are drawn with thin lines, so that they do not become one area. */
function strokeWidth(parts: readonly string[]): number {
  const size = parts.reduce((sum, part) => sum + part.length, 0)
  return size > 300_000 ? 1 : size > 60_000 ? 1.5 : 2.5
}

function dimensions(extents: Extents, { scale, left, bottom }: Frame): string {
  const right = left + extents.width * scale
  const top = bottom - extents.height * scale
  const parts = [
    ...(extents.width > 0 ? [dimensionLine([left, bottom], [right, bottom], extents.width)] : []),
    ...(extents.height > 0 ? [dimensionLine([left, top], [left, bottom], extents.height)] : []),
  ]
  const thin = parts.map((part) => part.lines).join('')
  const arrows = parts.map((part) => part.arrows).join('')
  const digits = parts.map((part) => part.digits).join('')
  return `${stroke(thin, SOFT, 1.5)}<path d="${arrows}" fill="${SOFT}"/>${stroke(digits, INK, 2)}`
}

const GRID_STEP = 40

function gridPath(): string {
  const lines: string[] = []
  for (let x = GRID_STEP; x < OUTLINE_WIDTH; x += GRID_STEP) lines.push(`M${x} 0V${OUTLINE_HEIGHT}`)
  for (let y = GRID_STEP; y < OUTLINE_HEIGHT; y += GRID_STEP) lines.push(`M0 ${y}H${OUTLINE_WIDTH}`)
  return lines.join('')
}

function stroke(path: string, color: string, width: number): string {
  return `<path d="${path}" ${strokeStyle(color, width)}/>`
}

function strokeStyle(color: string, width: number): string {
  return `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
}
