import { crossOfSides } from '../measuring/face-normal.ts'
import type { Surface } from '../measuring/measure-solid.ts'
import { featureEdges } from '../measuring/mesh-edges.ts'
import { f64, u32 } from '../measuring/typed-arrays.ts'
import { drawDimensions } from './dimension-lines.ts'
import {
  type Canvas,
  colourOf,
  createCanvas,
  drawSilhouette,
  drawStroke,
  fillTriangle,
  OVERSAMPLING,
  PICTURE_HEIGHT_PX,
  PICTURE_WIDTH_PX,
  reducePicture,
} from './drawing-canvas.ts'
import { drawText } from './drawing-letters.ts'
import { type Camera, placeCamera, unit, type Vector } from './solid-camera.ts'

/**
 * Previews of drawings are blueprints in both themes, with a ground that stands out from light and dark paper. The
 * colours are repeated here because the drawing cannot use the style sheet.
 */
const GROUND = colourOf(22, 48, 94)
const GRID = colourOf(30, 58, 107)
const EDGE = colourOf(16, 34, 68)
const DIMENSION = colourOf(150, 183, 232)
const TEXT = colourOf(232, 240, 252)
/** The body, from the side without light to the side in the light. */
const SHADE = [70, 108, 170] as const
const LIGHT = [226, 236, 250] as const

const GRID_STEP = 24 * OVERSAMPLING
/** With more edges than this, short ones are left out, because together they would cover the body. */
const EDGES_MANY = 40_000

export type SolidPicture = { readonly pixels: Buffer; readonly width: number; readonly height: number }

/**
 * Draws a body with its three sizes. `hasUnit` is false when the file names no unit: the picture then shows numbers
 * alone, and does not claim millimetres.
 */
export function drawSolid(surface: Surface, sizes: readonly number[], hasUnit: boolean): SolidPicture {
  const { positions, indices, twins, box } = surface
  const canvas = createCanvas(GROUND)
  drawGrid(canvas)
  const camera = placeCamera(positions, indices, box)
  const points = projectAll(positions, camera)
  drawFaces(canvas, surface, points, camera)
  drawSilhouette(canvas, EDGE)
  drawEdges(canvas, featureEdges(positions, indices, twins), points)
  const texts = sizes.map(sizeText)
  drawDimensions(canvas, camera, box, texts, { line: DIMENSION, text: TEXT, ground: GROUND })
  const title = `${texts.join(' × ')}${hasUnit ? ' mm' : ''}`
  const margin = 24 * OVERSAMPLING
  drawText(canvas, title, { x: margin, y: margin, size: 18 * OVERSAMPLING, width: 4, colour: TEXT })
  return { pixels: reducePicture(canvas), width: PICTURE_WIDTH_PX, height: PICTURE_HEIGHT_PX }
}

/** Three digits are enough to recognize a part. The facts have the rest. */
function sizeText(value: number): string {
  const digits = value >= 100 ? 1 : value >= 1 ? 2 : 3
  return String(Number(value.toFixed(digits)))
}

function drawGrid(canvas: Canvas): void {
  const [width, height] = [OVERSAMPLING * PICTURE_WIDTH_PX, OVERSAMPLING * PICTURE_HEIGHT_PX]
  for (let x = GRID_STEP; x < width; x += GRID_STEP)
    drawStroke(canvas, { from: [x, 0, 0], to: [x, height, 0], width: 2, colour: GRID })
  for (let y = GRID_STEP; y < height; y += GRID_STEP)
    drawStroke(canvas, { from: [0, y, 0], to: [width, y, 0], width: 2, colour: GRID })
}

function projectAll(positions: Float64Array, { project }: Camera): Float64Array {
  const origin = project([0, 0, 0])
  const steps = (
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ] as const
  ).map((axis) => {
    const [x, y, z] = project(axis)
    return [x - origin[0], y - origin[1], z - origin[2]] as const
  })
  const [i = origin, j = origin, k = origin] = steps
  const points = new Float64Array(positions.length)
  for (let at = 0; at < positions.length; at += 3) {
    const x = f64(positions, at)
    const y = f64(positions, at + 1)
    const z = f64(positions, at + 2)
    points[at] = origin[0] + x * i[0] + y * j[0] + z * k[0]
    points[at + 1] = origin[1] + x * i[1] + y * j[1] + z * k[1]
    points[at + 2] = origin[2] + x * i[2] + y * j[2] + z * k[2]
  }
  return points
}

/** The light comes from above, over the left shoulder of the viewer. */
function drawFaces(
  canvas: Canvas,
  { positions, indices }: Surface,
  points: Float64Array,
  { towards }: Camera,
): void {
  const left = unit([towards[1], -towards[0], 0])
  const light = unit([
    towards[0] + 0.55 * left[0],
    towards[1] + 0.55 * left[1],
    towards[2] + 0.9,
  ] satisfies Vector)
  const cross = new Float64Array(3)
  for (let at = 0; at < indices.length; at += 3) {
    const a = u32(indices, at)
    const b = u32(indices, at + 1)
    const c = u32(indices, at + 2)
    crossOfSides(positions, indices, at, cross)
    const [x, y, z] = [f64(cross, 0), f64(cross, 1), f64(cross, 2)]
    const length = Math.sqrt(x * x + y * y + z * z) || 1
    // Both sides of a triangle are drawn alike, because files do not agree on which one is outside.
    const facing = (x * towards[0] + y * towards[1] + z * towards[2] < 0 ? -1 : 1) / length
    const lit = facing * (x * light[0] + y * light[1] + z * light[2])
    fillTriangle(canvas, points, a, b, c, shade(0.5 + 0.5 * lit))
  }
}

function shade(lit: number): number {
  const share = Math.max(0, Math.min(1, lit)) ** 1.6
  return colourOf(
    Math.round(SHADE[0] + share * (LIGHT[0] - SHADE[0])),
    Math.round(SHADE[1] + share * (LIGHT[1] - SHADE[1])),
    Math.round(SHADE[2] + share * (LIGHT[2] - SHADE[2])),
  )
}

function drawEdges(canvas: Canvas, edges: Uint32Array, points: Float64Array): void {
  const lengthMin = edges.length / 2 > EDGES_MANY ? 6 * OVERSAMPLING : 0
  for (let at = 0; at < edges.length; at += 2) {
    const from = pointAt(points, u32(edges, at))
    const to = pointAt(points, u32(edges, at + 1))
    if (Math.hypot(to[0] - from[0], to[1] - from[1]) < lengthMin) continue
    drawStroke(canvas, { from, to, width: 2, colour: EDGE, bias: 2.5 })
  }
}

function pointAt(points: Float64Array, vertex: number): Vector {
  return [f64(points, 3 * vertex), f64(points, 3 * vertex + 1), f64(points, 3 * vertex + 2)]
}
