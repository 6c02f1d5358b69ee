/** «49,8397» in degrees; undefined for '', NaN for anything malformed. */
export function readDegrees(typed: string): number | undefined {
  const compact = typed.trim().replace(',', '.').replace('−', '-')
  if (compact === '') return undefined
  return /^-?\d{1,3}(\.\d+)?$/.test(compact) ? Number(compact) : Number.NaN
}

/** Latitude and longitude of a point pasted from a map: «49.8397, 24.0297»; undefined for anything else. */
export function splitPoint(typed: string): readonly [lat: string, lon: string] | undefined {
  const [, lat, lon] = /^\s*(-?\d{1,3}[.,]\d+)\s*[,;\s]\s*(-?\d{1,3}[.,]\d+)\s*$/.exec(typed) ?? []
  return lat === undefined || lon === undefined ? undefined : [lat, lon]
}
