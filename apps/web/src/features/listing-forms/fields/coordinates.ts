/** Parses degrees such as «49,8397». Returns undefined for '' and NaN for malformed text. */
export function readDegrees(typed: string): number | undefined {
  const compact = typed.trim().replace(',', '.').replace('−', '-')
  if (compact === '') return undefined
  return /^-?\d{1,3}(\.\d+)?$/.test(compact) ? Number(compact) : Number.NaN
}

/** Parses a point that was copied from a map, such as «49.8397, 24.0297». Returns undefined for any other text. */
export function splitPoint(typed: string): readonly [lat: string, lon: string] | undefined {
  const [, lat, lon] = /^\s*(-?\d{1,3}[.,]\d+)\s*[,;\s]\s*(-?\d{1,3}[.,]\d+)\s*$/.exec(typed) ?? []
  return lat === undefined || lon === undefined ? undefined : [lat, lon]
}
