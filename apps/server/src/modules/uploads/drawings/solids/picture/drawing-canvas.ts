import { f32, f64, u32 } from '../measuring/typed-arrays.ts'

export const PICTURE_WIDTH_PX = 960
export const PICTURE_HEIGHT_PX = 720
/** Everything is drawn twice as large and then reduced, which makes edges smooth. */
export const OVERSAMPLING = 2

const WIDTH = PICTURE_WIDTH_PX * OVERSAMPLING
const HEIGHT = PICTURE_HEIGHT_PX * OVERSAMPLING

/** A colour with one byte each for red, green and blue, blue highest. */
export function colourOf(red: number, green: number, blue: number): number {
  return (255 << 24) | (blue << 16) | (green << 8) | red
}

export type Canvas = {
  readonly colours: Uint32Array
  /** The distance of each pixel. A smaller value is nearer to the viewer. */
  readonly depths: Float32Array
}

export function createCanvas(ground: number): Canvas {
  return {
    colours: new Uint32Array(WIDTH * HEIGHT).fill(ground),
    depths: new Float32Array(WIDTH * HEIGHT).fill(Number.POSITIVE_INFINITY),
  }
}

/** Fills a triangle of three points `x, y, depth` where nothing nearer is drawn yet. */
export function fillTriangle(
  { colours, depths }: Canvas,
  points: Float64Array,
  a: number,
  b: number,
  c: number,
  colour: number,
): void {
  const ax = f64(points, 3 * a)
  const ay = f64(points, 3 * a + 1)
  const bx = f64(points, 3 * b)
  const by = f64(points, 3 * b + 1)
  const cx = f64(points, 3 * c)
  const cy = f64(points, 3 * c + 1)
  // A pixel belongs to the triangle that covers its middle.
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
  const right = Math.min(WIDTH - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const bottom = Math.min(HEIGHT - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  if (left > right || top > bottom) return
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  if (area === 0) return
  const az = f64(points, 3 * a + 2)
  const bz = f64(points, 3 * b + 2)
  const cz = f64(points, 3 * c + 2)
  // The depth is a plane over the picture, and the shares of `b` and `c` say where in the triangle a pixel is.
  const bRight = (cy - ay) / area
  const bDown = (ax - cx) / area
  const cRight = (ay - by) / area
  const cDown = (bx - ax) / area
  for (let y = top; y <= bottom; y += 1) {
    const down = y + 0.5 - ay
    let b_ = (left + 0.5 - ax) * bRight + down * bDown
    let c_ = (left + 0.5 - ax) * cRight + down * cDown
    for (let x = left, at = y * WIDTH + left; x <= right; x += 1, at += 1) {
      if (b_ >= 0 && c_ >= 0 && b_ + c_ <= 1) {
        const depth = az + b_ * (bz - az) + c_ * (cz - az)
        if (depth < f32(depths, at)) {
          depths[at] = depth
          colours[at] = colour
        }
      }
      b_ += bRight
      c_ += cRight
    }
  }
}

export type Stroke = {
  readonly from: readonly [number, number, number]
  readonly to: readonly [number, number, number]
  readonly width: number
  readonly colour: number
  /** How far the line may lie behind a surface and is still drawn. Without it, the line is over everything. */
  readonly bias?: number
}

/** Draws a line as a row of squares. */
export function drawStroke({ colours, depths }: Canvas, { from, to, width, colour, bias }: Stroke): void {
  const steps = Math.ceil(Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])))
  // A line far outside the picture would take long and show nothing.
  if (steps > 4 * WIDTH) return
  const offset = width / 2
  for (let step = 0; step <= steps; step += 1) {
    const share = steps === 0 ? 0 : step / steps
    const x0 = Math.round(from[0] + share * (to[0] - from[0]) - offset)
    const y0 = Math.round(from[1] + share * (to[1] - from[1]) - offset)
    const depth = from[2] + share * (to[2] - from[2]) - (bias ?? 0)
    for (let y = Math.max(0, y0); y < Math.min(HEIGHT, y0 + width); y += 1)
      for (let x = Math.max(0, x0); x < Math.min(WIDTH, x0 + width); x += 1) {
        const at = y * WIDTH + x
        if (bias === undefined || depth <= f32(depths, at)) colours[at] = colour
      }
  }
}

/** Draws a line around the body, which has no edge of its own where it is round. */
export function drawSilhouette({ colours, depths }: Canvas, colour: number): void {
  const isEmpty = (at: number) => f32(depths, at) === Number.POSITIVE_INFINITY
  for (let y = 2; y < HEIGHT - 2; y += 1)
    for (let x = 2; x < WIDTH - 2; x += 1) {
      const at = y * WIDTH + x
      if (isEmpty(at)) continue
      if (isEmpty(at - 2) || isEmpty(at + 2) || isEmpty(at - 2 * WIDTH) || isEmpty(at + 2 * WIDTH))
        colours[at] = colour
    }
}

/** Reduces the drawing to the size of the picture. */
export function reducePicture({ colours }: Canvas): Buffer {
  const pixels = Buffer.alloc(4 * PICTURE_WIDTH_PX * PICTURE_HEIGHT_PX)
  for (let y = 0, to = 0; y < PICTURE_HEIGHT_PX; y += 1)
    for (let x = 0; x < PICTURE_WIDTH_PX; x += 1, to += 4) {
      const at = OVERSAMPLING * (y * WIDTH + x)
      const a = u32(colours, at)
      const b = u32(colours, at + 1)
      const c = u32(colours, at + WIDTH)
      const d = u32(colours, at + WIDTH + 1)
      for (let byte = 0; byte < 4; byte += 1) {
        const shift = 8 * byte
        const sum =
          ((a >>> shift) & 255) + ((b >>> shift) & 255) + ((c >>> shift) & 255) + ((d >>> shift) & 255)
        pixels[to + byte] = (sum + 2) >> 2
      }
    }
  return pixels
}
