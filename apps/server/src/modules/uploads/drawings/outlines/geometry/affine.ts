export type Point = readonly [x: number, y: number]

/** Maps x to `ax + cy + e` and y to `bx + dy + f`, as in SVG. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** Returns the transformation that first applies `inner` and then `outer`. */
export function compose(outer: Affine, inner: Affine): Affine {
  const [a, b] = turned(outer, inner[0], inner[1])
  const [c, d] = turned(outer, inner[2], inner[3])
  const [e, f] = moved(outer, inner[4], inner[5])
  return [a, b, c, d, e, f]
}

/** Transforms a point. */
export function moved([a, b, c, d, e, f]: Affine, x: number, y: number): Point {
  return [a * x + c * y + e, b * x + d * y + f]
}

/** Transforms a direction, which has no place. */
export function turned([a, b, c, d]: Affine, x: number, y: number): Point {
  return [a * x + c * y, b * x + d * y]
}

export const scaling = (x: number, y: number): Affine => [x, 0, 0, y, 0, 0]
export const translation = (x: number, y: number): Affine => [1, 0, 0, 1, x, y]

export function rotation(degrees: number): Affine {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [cos, sin, -sin, cos, 0, 0]
}
