type Point = readonly [x: number, y: number]

/** Path data of the parts of a dimension line, which are drawn differently. */
export type DimensionLine = { readonly lines: string; readonly arrows: string; readonly digits: string }

/** The distance of the dimension line from the part. */
const OFFSET = 40
const OVERHANG = 10
const ARROW = { length: 18, half: 5 }
/** On shorter lines the arrows stand outside and point inwards. */
const ARROWS_INSIDE_MIN = 60

/**
 * Draws the distance between two points with its value in millimetres. The points lie on a horizontal line, below which
 * the dimension stands, or on a vertical line, where it stands at the left.
 */
export function dimensionLine(from: Point, to: Point, millimetres: number): DimensionLine {
  const isFlat = from[1] === to[1]
  const side: Point = isFlat ? [0, 1] : [-1, 0]
  const along: Point = isFlat ? [1, 0] : [0, 1]
  const length = isFlat ? to[0] - from[0] : to[1] - from[1]
  const at = (point: Point, by: number, forward = 0): string =>
    `${tenth(point[0] + side[0] * by + along[0] * forward)} ${tenth(point[1] + side[1] * by + along[1] * forward)}`
  const isInside = length >= ARROWS_INSIDE_MIN
  const tail = isInside ? 0 : ARROW.length * 2
  const arrow = (point: Point, forward: number) => {
    const back = forward * ARROW.length * (isInside ? 1 : -1)
    return `M${at(point, OFFSET)}L${at(point, OFFSET + ARROW.half, back)} ${at(point, OFFSET - ARROW.half, back)}Z`
  }
  const extension = (point: Point) => `M${at(point, OVERHANG)}L${at(point, OFFSET + OVERHANG)}`
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const rise = isFlat ? OFFSET + 22 : OFFSET + 20
  return {
    lines: `${extension(from)}${extension(to)}M${at(from, OFFSET, -tail)}L${at(to, OFFSET, tail)}`,
    arrows: arrow(from, 1) + arrow(to, -1),
    // A number on a vertical line is read from the right side of the drawing.
    digits: drawNumber(
      formatSize(millimetres),
      [middle[0] + side[0] * rise, middle[1] + side[1] * rise],
      isFlat ? [1, 0] : [0, -1],
    ),
  }
}

/** Up to hundredths, with a decimal comma as in Ukrainian drawings. */
function formatSize(millimetres: number): string {
  const digits = millimetres >= 1_000 ? 1 : millimetres >= 0.1 ? 2 : 4
  return String(Number(millimetres.toFixed(digits))).replace('.', ',')
}

/** The points of each sign on a grid of 4 by 6. One line through the points draws it as in technical drawings. */
const STROKES: Readonly<Record<string, string>> = {
  0: '1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1 1,0',
  1: '0.5,1.5 2.2,0 2.2,6',
  2: '0,1 1,0 3,0 4,1 4,2.2 0,6 4,6',
  3: '0,0 4,0 1.8,2.4 3,2.4 4,3.4 4,5 3,6 1,6 0,5',
  4: '3,6 3,0 0,4.2 4,4.2',
  5: '4,0 0.4,0 0,2.8 1,2.2 3,2.2 4,3.2 4,5 3,6 1,6 0,5',
  6: '3.6,0 2,0 0,2.6 0,5 1,6 3,6 4,5 4,3.4 3,2.4 1,2.4 0,3.4',
  7: '0,0 4,0 1.4,6',
  8: '3,2.7 1,2.7 0.3,2 0.3,0.8 1,0 3,0 3.7,0.8 3.7,2 3,2.7 4,3.6 4,5 3,6 1,6 0,5 0,3.6 1,2.7',
  9: '0.4,6 2,6 4,3.4 4,1 3,0 1,0 0,1 0,2.6 1,3.6 3,3.6 4,2.6',
  ',': '0.6,5.6 0.6,6 0,7.2',
}

const UNIT = 3.2
const GAP = 1.6
const widthOf = (sign: string) => (sign === ',' ? 0.8 : 4)

/** Centres the signs on a point. They run in the direction `along`. */
function drawNumber(text: string, center: Point, along: Point): string {
  const total = [...text].reduce((sum, sign) => sum + widthOf(sign) + GAP, -GAP)
  let right = -total / 2
  let path = ''
  for (const sign of text) {
    const corners = (STROKES[sign] ?? '').split(' ').filter((corner) => corner !== '')
    const points = corners.map((corner) => {
      const [x = 0, y = 0] = corner.split(',').map(Number)
      const [forward, down] = [(right + x) * UNIT, (y - 3) * UNIT]
      return `${tenth(center[0] + along[0] * forward - along[1] * down)} ${tenth(center[1] + along[1] * forward + along[0] * down)}`
    })
    if (points.length > 0) path += `M${points.join('L')}`
    right += widthOf(sign) + GAP
  }
  return path
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
