import { type Point, polyline } from './svg-path.ts'

/**
 * The points of each digit on a grid of 4 by 6. One line through the points draws the digit as in technical drawings.
 */
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
}

const UNIT = 3.2
const ADVANCE = 5.6

/**
 * Returns the path data of a whole number. The number is centred on a point and runs in the direction `along`. Digits
 * are drawn as paths because pictures use no fonts.
 */
export function drawDigits(value: number, center: Point, along: Point): string {
  const upright = readsForward(along) ? 1 : -1
  const [ax, ay] = [along[0] * upright * UNIT, along[1] * upright * UNIT]
  const text = String(value)
  const start = -(text.length * ADVANCE - (ADVANCE - 4)) / 2
  const placed = (corner: string, index: number): Point => {
    const [x = 0, y = 0] = corner.split(',').map(Number)
    const [right, down] = [start + index * ADVANCE + x, y - 3]
    return [center[0] + ax * right - ay * down, center[1] + ay * right + ax * down]
  }
  const glyph = (digit: string, index: number) =>
    polyline((STROKES[digit] ?? '').split(' ').map((corner) => placed(corner, index)))
  return [...text].map(glyph).join('')
}

/**
 * Whether text in this direction can be read from the bottom or from the right side of the drawing. The standard for
 * technical drawings allows no other directions.
 */
export function readsForward(along: Point): boolean {
  return Math.abs(along[0]) > 0.01 ? along[0] > 0 : along[1] < 0
}
