export type Point = readonly [x: number, y: number]

export function polyline(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`).join('')
}

export function polygon(points: readonly Point[]): string {
  return `${polyline(points)}Z`
}

export function segment(x1: number, y1: number, x2: number, y2: number): string {
  return `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`
}

/** Returns the path of a horizontal rectangle. `radius` rounds its corners. */
export function rectangle(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2)
  if (r <= 0) return `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}Z`
  const corner = (dx: number, dy: number) => `a${num(r)} ${num(r)} 0 0 1 ${num(dx)} ${num(dy)}`
  return [
    `M${num(x + r)} ${num(y)}h${num(width - 2 * r)}${corner(r, r)}v${num(height - 2 * r)}${corner(-r, r)}`,
    `h${num(2 * r - width)}${corner(-r, -r)}v${num(2 * r - height)}${corner(r, -r)}Z`,
  ].join('')
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const half = (dx: number) => `a${num(rx)} ${num(ry)} 0 1 1 ${num(dx)} 0`
  return `M${num(cx - rx)} ${num(cy)}${half(2 * rx)}${half(-2 * rx)}Z`
}

export function circle(cx: number, cy: number, radius: number): string {
  return ellipse(cx, cy, radius, radius)
}

export function ring(cx: number, cy: number, outer: number, inner: number): string {
  return circle(cx, cy, outer) + circle(cx, cy, inner)
}

/** Returns the path of a part of a circle. The angles are in degrees, clockwise from the right. */
export function arc(cx: number, cy: number, radius: number, from: number, to: number): string {
  const [x1, y1] = polar(cx, cy, radius, from)
  const [x2, y2] = polar(cx, cy, radius, to)
  const large = Math.abs(to - from) > 180 ? 1 : 0
  const sweep = to > from ? 1 : 0
  return `M${num(x1)} ${num(y1)}A${num(radius)} ${num(radius)} 0 ${large} ${sweep} ${num(x2)} ${num(y2)}`
}

/** Returns the point on a circle at an angle in degrees, clockwise from the right. */
export function polar(cx: number, cy: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
}

export function regularPolygon(cx: number, cy: number, radius: number, sides: number, turn = 0): string {
  return polygon(series(sides, (side) => polar(cx, cy, radius, turn + (360 * side) / sides)))
}

/** Returns the path of a smooth curve through all points (Catmull–Rom spline). The curve may be open or closed. */
export function smooth(points: readonly Point[], closed = false): string {
  const last = points.length - 1
  const point = (index: number): Point => {
    const wrapped = closed ? (index + points.length) % points.length : Math.min(Math.max(index, 0), last)
    return points[wrapped] ?? [0, 0]
  }
  const [startX, startY] = point(0)
  const curves = series(closed ? points.length : last, (index) => {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)]
    const controls = [
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    ]
    return `C${controls.map(([x = 0, y = 0]) => `${num(x)} ${num(y)}`).join(' ')}`
  })
  return `M${num(startX)} ${num(startY)}${curves.join('')}${closed ? 'Z' : ''}`
}

export function series<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

/** Rounds to one decimal, because smaller differences are invisible and short numbers keep the SVG small. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10)
}
