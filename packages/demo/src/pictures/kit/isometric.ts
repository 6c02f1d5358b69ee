import { type Pen, placed } from './pen.ts'
import type { Tone } from './picture-theme.ts'
import { ellipse, type Point, polygon, series } from './svg-path.ts'

export type Spot = readonly [x: number, y: number, z: number]

/** A space in isometric projection. The x axis points right and down, the y axis left and down, and the z axis up. */
export type Space = {
  readonly at: (x: number, y: number, z: number) => Point
  readonly face: (spots: readonly Spot[]) => string
  /** Draws a block with three visible faces. `spot` is the block's corner with the smallest coordinates. */
  readonly block: (spot: Spot, size: Spot, tone?: Tone) => string
  /** Returns the path data of a horizontal circle. */
  readonly disc: (spot: Spot, radius: number) => string
  /** Draws an upright cylinder. `spot` is the centre of the cylinder's base. */
  readonly cylinder: (spot: Spot, radius: number, height: number, tone?: Tone) => string
  readonly fitted: (content: string) => string
  /** Returns the path data of a circle on a vertical face. The face looks to the right (`x`) or to the left (`y`). */
  readonly hole: (facing: 'x' | 'y', spot: Spot, radius: number) => string
}

const COS = Math.cos(Math.PI / 6)
const WIDE = Math.sqrt(1.5)
const NARROW = Math.sqrt(0.5)

/** The part of a sheet of 960 by 720 in which the subject is drawn. */
const MARGINS = { left: 84, right: 876, top: 56, bottom: 660 }

export function createSpace(pen: Pen): Space {
  const bounds = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }

  function at(x: number, y: number, z: number): Point {
    const [right, down] = [(x - y) * COS, (x + y) / 2 - z]
    bounds.left = Math.min(bounds.left, right)
    bounds.right = Math.max(bounds.right, right)
    bounds.top = Math.min(bounds.top, down)
    bounds.bottom = Math.max(bounds.bottom, down)
    return [right, down]
  }

  function fitted(content: string): string {
    const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top]
    const room = { width: MARGINS.right - MARGINS.left, height: MARGINS.bottom - MARGINS.top }
    const scale = Math.min(1.5, room.width / width, room.height / height)
    const x = (MARGINS.left + MARGINS.right) / 2 - ((bounds.left + bounds.right) / 2) * scale
    const y = (MARGINS.top + MARGINS.bottom) / 2 - ((bounds.top + bounds.bottom) / 2) * scale
    return placed(content, Math.round(x), Math.round(y), 0, Math.round(scale * 100) / 100)
  }

  function face(spots: readonly Spot[]): string {
    return polygon(spots.map((spot) => at(...spot)))
  }

  function block([x, y, z]: Spot, [w, d, h]: Spot, tone: Tone = pen.theme.main): string {
    const [x2, y2, z2] = [x + w, y + d, z + h]
    return [
      pen.body(
        face([
          [x, y, z2],
          [x2, y, z2],
          [x2, y2, z2],
          [x, y2, z2],
        ]),
        tone.light,
      ),
      pen.body(
        face([
          [x, y2, z],
          [x2, y2, z],
          [x2, y2, z2],
          [x, y2, z2],
        ]),
        tone.mid,
      ),
      pen.body(
        face([
          [x2, y, z],
          [x2, y2, z],
          [x2, y2, z2],
          [x2, y, z2],
        ]),
        tone.dark,
      ),
    ].join('')
  }

  function disc(spot: Spot, radius: number): string {
    const [cx, cy] = at(...spot)
    return ellipse(cx, cy, radius * WIDE, radius * NARROW)
  }

  function cylinder([x, y, z]: Spot, radius: number, height: number, tone: Tone = pen.theme.main): string {
    const [cx, bottom] = at(x, y, z)
    const top = at(x, y, z + height)[1]
    const [rx, ry] = [radius * WIDE, radius * NARROW]
    const half = (sweep: number, dx: number) => `a${rx} ${ry} 0 0 ${sweep} ${dx} 0`
    return [
      pen.body(`M${cx - rx} ${top}V${bottom}${half(0, 2 * rx)}V${top}Z`, tone.mid),
      pen.flat(
        `M${cx + rx * 0.25} ${top}V${bottom + ry * 0.95}A${rx} ${ry} 0 0 0 ${cx + rx - 2} ${bottom}V${top}Z`,
        tone.dark,
      ),
      pen.body(disc([x, y, z + height], radius), tone.light),
    ].join('')
  }

  function hole(facing: 'x' | 'y', [x, y, z]: Spot, radius: number): string {
    return polygon(
      series(28, (step) => {
        const angle = (step * Math.PI) / 14
        const [across, up] = [radius * Math.cos(angle), radius * Math.sin(angle)]
        return facing === 'x' ? at(x, y + across, z + up) : at(x + across, y, z + up)
      }),
    )
  }

  return { at, face, block, disc, cylinder, hole, fitted }
}
