import type { Random } from '../../random.ts'
import { drawDigits, readsForward } from './digits.ts'
import type { PictureTheme } from './picture-theme.ts'
import { type Point, polygon, polyline, segment } from './svg-path.ts'

/** Draws path data with the line styles of a technical drawing. Every method returns SVG. */
export type Pen = {
  readonly theme: PictureTheme
  readonly random: Random
  readonly body: (path: string, fill?: string) => string
  /** Draws a filled shape without an outline. Areas where the path overlaps itself stay empty (even-odd rule). */
  readonly flat: (path: string, fill: string) => string
  readonly edge: (path: string, width?: number) => string
  /** Draws a thin line, for example an edge, a texture or a dimension line. */
  readonly fine: (path: string, stroke?: string) => string
  /** Draws a thick line with round ends in the given colour, for example a wire, a thread or a rope. */
  readonly cord: (path: string, stroke: string, width: number) => string
  /** Draws a thick line with an outline, for example a pipe, a rod or a handle. */
  readonly tube: (path: string, fill: string, width: number) => string
  /** Draws a dashed line for a seam, a crease or a hidden edge. */
  readonly stitch: (path: string, stroke?: string) => string
  /** Draws a dash-dotted centre line. */
  readonly axis: (path: string) => string
  /** Shows only the part of `content` that is inside the shape. */
  readonly clip: (path: string, content: string) => string
  /** Draws the section of cut material: a hatched shape with an outline. */
  readonly hatch: (path: string, fill: string, gap?: number) => string
  /**
   * Draws a dimension line with a number, parallel to the line between two points. The distance between the lines is
   * `offset`. A positive `offset` is on the left when looking from `from` to `to`.
   */
  readonly dimension: (from: Point, to: Point, offset: number, value?: number) => string
}

export function createPen(theme: PictureTheme, random: Random): Pen {
  let clips = 0

  function stroke(path: string, color: string, width: number, extra = ''): string {
    return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}"${extra}/>`
  }

  function flat(path: string, fill: string): string {
    return `<path d="${path}" fill="${fill}" fill-rule="evenodd"/>`
  }

  function body(path: string, fill = theme.main.light): string {
    return `<path d="${path}" fill="${fill}" fill-rule="evenodd" stroke="${theme.ink}" stroke-width="4"/>`
  }

  function fine(path: string, color = theme.soft): string {
    return stroke(path, color, 2)
  }

  function clip(path: string, content: string): string {
    clips += 1
    const id = `c${clips}`
    const shape = `<clipPath id="${id}"><path d="${path}" clip-rule="evenodd"/></clipPath>`
    return `${shape}<g clip-path="url(#${id})">${content}</g>`
  }

  function hatch(path: string, fill: string, gap = 16): string {
    let lines = ''
    for (let x = -720; x < 960; x += gap) lines += segment(x, 720, x + 720, 0)
    return flat(path, fill) + clip(path, fine(lines)) + stroke(path, theme.ink, 4)
  }

  function dimension(from: Point, to: Point, offset: number, value?: number): string {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
    const side: Point = [along[1], -along[0]]
    const shift = (point: Point, by: number, forward = 0): Point => [
      point[0] + side[0] * by + along[0] * forward,
      point[1] + side[1] * by + along[1] * forward,
    ]
    const sign = Math.sign(offset)
    const extension = (point: Point) => polyline([shift(point, sign * 10), shift(point, offset + sign * 10)])
    const arrow = (point: Point, forward: number) =>
      polygon([
        shift(point, offset),
        shift(point, offset + 5, forward * 18),
        shift(point, offset - 5, forward * 18),
      ])
    // Numbers stand above their dimension line, as seen by a reader at the bottom or at the right side of the drawing.
    const upright = readsForward(along) ? 1 : -1
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    return [
      fine(extension(from) + extension(to) + polyline([shift(from, offset), shift(to, offset)])),
      flat(arrow(from, 1) + arrow(to, -1), theme.soft),
      stroke(
        drawDigits(value ?? Math.round(length), shift(middle, offset + 20 * upright), along),
        theme.soft,
        2.5,
      ),
    ].join('')
  }

  return {
    theme,
    random,
    body,
    flat,
    edge: (path, width = 4) => stroke(path, theme.ink, width),
    fine,
    cord: stroke,
    tube: (path, fill, width) => stroke(path, theme.ink, width + 8) + stroke(path, fill, width),
    stitch: (path, color = theme.soft) => stroke(path, color, 2.5, ' stroke-dasharray="11 8"'),
    axis: (path) => stroke(path, theme.soft, 2, ' stroke-dasharray="34 7 5 7"'),
    clip,
    hatch,
    dimension,
  }
}

/** Scales the content, then rotates it by `turn` degrees, then moves it. A negative `flip` mirrors left and right. */
export function placed(content: string, x: number, y: number, turn = 0, scale = 1, flip = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale * flip} ${scale})">${content}</g>`
}

export function mirrored(content: string, axisX: number): string {
  return `${content}<g transform="translate(${2 * axisX} 0) scale(-1 1)">${content}</g>`
}
