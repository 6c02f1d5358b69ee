type Point = readonly [number, number, number]
type Flat = readonly [number, number]

/**
 * Splits a flat polygon into triangles of its corners. A polygon with a recess is cut ear by ear, because triangles
 * from its first corner would cover area outside of it.
 */
export function splitPolygon(points: readonly Point[]): (readonly [number, number, number])[] {
  const flat = flatten(points)
  const left = points.map((_, i) => i)
  const triangles: (readonly [number, number, number])[] = []
  let failures = 0
  for (let at = 0; left.length > 3 && failures < left.length; ) {
    const [a, b, c] = [0, 1, 2].map((step) => left[(at + step) % left.length] ?? 0) as [
      number,
      number,
      number,
    ]
    if (isEar(flat, left, a, b, c)) {
      triangles.push([a, b, c])
      left.splice((at + 1) % left.length, 1)
      failures = 0
    } else {
      at += 1
      failures += 1
    }
    at %= left.length
  }
  // A polygon that crosses itself has no ears at some point. Its rest is split from one corner.
  const [first = 0] = left
  for (let i = 1; i + 1 < left.length; i += 1) triangles.push([first, left[i] ?? 0, left[i + 1] ?? 0])
  return triangles
}

/** Looks at the polygon from the side from which it is counter-clockwise, along the axis that shows most of it. */
function flatten(points: readonly Point[]): Flat[] {
  const normal = [0, 0, 0]
  for (const [i, a] of points.entries()) {
    const b = points[(i + 1) % points.length] ?? a
    normal[0] = (normal[0] ?? 0) + (a[1] - b[1]) * (a[2] + b[2])
    normal[1] = (normal[1] ?? 0) + (a[2] - b[2]) * (a[0] + b[0])
    normal[2] = (normal[2] ?? 0) + (a[0] - b[0]) * (a[1] + b[1])
  }
  const [x = 0, y = 0, z = 0] = normal
  const largest = Math.max(Math.abs(x), Math.abs(y), Math.abs(z))
  if (largest === Math.abs(z)) return points.map(([px, py]) => (z < 0 ? [py, px] : [px, py]))
  if (largest === Math.abs(y)) return points.map(([px, , pz]) => (y < 0 ? [px, pz] : [pz, px]))
  return points.map(([, py, pz]) => (x < 0 ? [pz, py] : [py, pz]))
}

function isEar(flat: readonly Flat[], left: readonly number[], a: number, b: number, c: number): boolean {
  if (turn(flat, a, b, c) <= 0) return false
  return !left.some(
    (each) =>
      each !== a &&
      each !== b &&
      each !== c &&
      turn(flat, a, b, each) >= 0 &&
      turn(flat, b, c, each) >= 0 &&
      turn(flat, c, a, each) >= 0,
  )
}

/** Positive when the way from `a` over `b` to `c` turns left. */
function turn(flat: readonly Flat[], a: number, b: number, c: number): number {
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0], [cx, cy] = [0, 0]] = [flat[a], flat[b], flat[c]]
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
}
