import { UKRAINE_BOX } from '@verstat/contract/browser'
import type { PageContext } from '../../../lib/page-context.ts'
import { readDegrees } from '../fields/coordinates.ts'

type Typed = {
  readonly 'location.lat': string
  readonly 'location.lon': string
  readonly regionId: string
}

/** Returns the typed point, or null while a coordinate is missing. */
export function locationOf(fields: Typed): { readonly lat: number; readonly lon: number } | null {
  const [lat, lon] = [readDegrees(fields['location.lat']), readDegrees(fields['location.lon'])]
  return lat === undefined || lon === undefined ? null : { lat, lon }
}

/** Finds the errors of the typed point: a missing coordinate, malformed degrees, or a point outside Ukraine. */
export function checkLocation(t: PageContext['t'], fields: Typed): Readonly<Record<string, string>> {
  const hasInput = fields['location.lat'].trim() !== '' || fields['location.lon'].trim() !== ''
  if (!hasInput) return {}
  const faults: Record<string, string> = {}
  for (const axis of ['lat', 'lon'] as const) {
    const degrees = readDegrees(fields[`location.${axis}`])
    const { min, max } = fields.regionId === 'abroad' ? WORLD[axis] : UKRAINE_BOX[axis]
    if (degrees === undefined) faults[`location.${axis}`] = t('placing.location.both')
    else if (Number.isNaN(degrees)) faults[`location.${axis}`] = t('placing.location.degrees')
    else if (degrees < min || degrees > max) {
      faults[`location.${axis}`] = t(
        fields.regionId === 'abroad' ? 'placing.location.degrees' : 'errors.field.outside_ukraine',
      )
    }
  }
  return faults
}

const WORLD = { lat: { min: -90, max: 90 }, lon: { min: -180, max: 180 } }
