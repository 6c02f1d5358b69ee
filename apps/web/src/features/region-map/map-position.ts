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

function mercator(lat: number): number {
  return Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
