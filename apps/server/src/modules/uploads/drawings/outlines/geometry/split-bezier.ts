/** Points of a rational curve in homogeneous form: x·w, y·w, w. */
export type Homogeneous = readonly number[]

export function toHomogeneous(points: readonly number[]): Homogeneous {
  const result = points.slice()
  for (let i = 0; i + 2 < result.length; i += 3) {
    const weight = points[i + 2] ?? 1
    result[i] = (points[i] ?? 0) * weight
    result[i + 1] = (points[i + 1] ?? 0) * weight
  }
  return result
}

/** Splits a curve in its middle by de Casteljau's method. */
export function splitBezier(points: Homogeneous): readonly [Homogeneous, Homogeneous] {
  const count = points.length / 3
  const left: number[] = []
  const right = points.slice()
  for (let level = 0; level < count; level += 1) {
    left.push(right[0] ?? 0, right[1] ?? 0, right[2] ?? 0)
    for (let i = 0; i < (count - 1 - level) * 3; i += 1)
      right[i] = ((right[i] ?? 0) + (right[i + 3] ?? 0)) / 2
  }
  return [left, right]
}

/** The speed of the curve at `t`: the length of its derivative. */
export function bezierSpeed(points: Homogeneous, t: number, work: Float64Array): number {
  const count = points.length / 3
  const last = points.length - 3
  work.set(points)
  for (let size = last; size > 3; size -= 3)
    for (let i = 0; i < size; i += 1) work[i] = (1 - t) * (work[i] ?? 0) + t * (work[i + 3] ?? 0)
  const [x0 = 0, y0 = 0, w0 = 1, x1 = 0, y1 = 0, w1 = 1] = work
  const weight = (1 - t) * w0 + t * w1
  // The derivative of a rational curve, from the two points that are left of de Casteljau's method.
  const factor = ((count - 1) * w0 * w1) / (weight * weight)
  return factor * Math.hypot(x1 / w1 - x0 / w0, y1 / w1 - y0 / w0)
}
