export type GeoPoint = { readonly lat: number; readonly lon: number }

/**
 * Longitude of the map's left edge and latitude of its top edge, in degrees. The map is a Mercator projection, 1000
 * units wide.
 */
const WEST = 22.137
const NORTH = 52.379
const UNITS_PER_RADIAN = 1000 / radians(40.228 - WEST)

/** Returns the position of a point on the map of regions. The map's view box is 1000 × 670. */
export function mapPosition({ lat, lon }: GeoPoint): { readonly x: number; readonly y: number } {
  return {
    x: Math.round(radians(lon - WEST) * UNITS_PER_RADIAN),
    y: Math.round((mercator(NORTH) - mercator(lat)) * UNITS_PER_RADIAN),
  }
}

/** The opposite of `mapPosition`. A unit of the map is about a kilometre, so three digits after the point are enough. */
export function pointAt({ x, y }: { readonly x: number; readonly y: number }): GeoPoint {
  const lat = 2 * Math.atan(Math.exp(mercator(NORTH) - y / UNITS_PER_RADIAN)) - Math.PI / 2
  return { lat: rounded(degrees(lat)), lon: rounded(WEST + degrees(x / UNITS_PER_RADIAN)) }
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI
}

function mercator(lat: number): number {
  return Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
