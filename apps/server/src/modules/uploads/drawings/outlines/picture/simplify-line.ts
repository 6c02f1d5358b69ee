/** In pixels. Smaller differences cannot be seen. */
const TOLERANCE = 0.3

/**
 * Leaves out points that do not change how a line looks: each step skips as many points as lie within the tolerance of
 * the straight way. One pass over the points, so that endless lines take no longer than many short ones.
 */
export function simplify(points: readonly number[]): number[] {
  const result = points.slice(0, 2)
  let [fromX = 0, fromY = 0] = points
  // The directions in which a straight line from the last kept point stays near all points since then.
  let [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  let base: number | undefined
  let [lastX, lastY, reach] = [fromX, fromY, 0]

  function keep(x: number, y: number): void {
    result.push(x, y)
    fromX = x
    fromY = y
    low = Number.NEGATIVE_INFINITY
    high = Number.POSITIVE_INFINITY
    base = undefined
    reach = 0
  }

  for (let i = 2; i + 1 < points.length; i += 2) {
    const [x, y] = [points[i] ?? 0, points[i + 1] ?? 0]
    let distance = Math.hypot(x - fromX, y - fromY)
    if (distance > TOLERANCE || reach > 0) {
      let turn = turnTo(x, y)
      // A line that turns or comes back needs a point where it does.
      if (turn < low || turn > high || distance < reach - TOLERANCE) {
        keep(lastX, lastY)
        distance = Math.hypot(x - fromX, y - fromY)
        turn = turnTo(x, y)
      }
      const slack = Math.asin(Math.min(1, TOLERANCE / Math.max(distance, TOLERANCE)))
      low = Math.max(low, turn - slack)
      high = Math.min(high, turn + slack)
      reach = Math.max(reach, distance)
    }
    lastX = x
    lastY = y
  }
  if (points.length > 2 && (lastX !== fromX || lastY !== fromY) && isVisible(result, lastX, lastY))
    result.push(lastX, lastY)
  return result

  /** The angle from the first direction, between -π and π. */
  function turnTo(x: number, y: number): number {
    const angle = Math.atan2(y - fromY, x - fromX)
    base ??= angle
    const turn = angle - base
    return turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn
  }
}

function isVisible(result: readonly number[], x: number, y: number): boolean {
  return result.length > 2 || Math.hypot(x - (result[0] ?? 0), y - (result[1] ?? 0)) > TOLERANCE
}
