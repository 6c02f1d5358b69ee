import { axesOf, dot, type Orbit, type Point3 } from './orbit.ts'

export const SECTION_AXES = ['x', 'y', 'z'] as const
export type SectionAxis = (typeof SECTION_AXES)[number]

/** A plane across one axis, of which one side is cut away. */
export type Section = {
  readonly axis: SectionAxis
  /** Where the plane is, in millimetres from the middle of the body. */
  readonly at: number
  /** Which side is cut away: 1 is the one with the larger coordinates. */
  readonly side: 1 | -1
}

/** Points with `dot(normal, point) > limit` are cut away. */
export type Plane = { readonly normal: Point3; readonly limit: number }

export function planeOf({ axis, at, side }: Section): Plane {
  return { normal: axisVector(axis, side), limit: side * at }
}

/** A plane through the middle of the body. The side that faces the viewer is cut away. */
export function newSection(axis: SectionAxis, orbit: Orbit): Section {
  const side = dot(axisVector(axis, 1), axesOf(orbit).towards) < 0 ? -1 : 1
  return { axis, at: 0, side }
}

export function isCutAway({ normal, limit }: Plane, point: Point3): boolean {
  return dot(normal, point) > limit
}

/**
 * Whether what was measured can still be seen as it was, after the section has changed. Points that were found with a
 * section may lie inside the body, so another section ends the measurement. Without one, only cutting a point away does.
 */
export function staysMeasured(
  points: readonly Point3[],
  before: Section | undefined,
  after: Section | undefined,
): boolean {
  if (before === after) return true
  if (before) return false
  return !after || points.every((point) => !isCutAway(planeOf(after), point))
}

function axisVector(axis: SectionAxis, length: number): Point3 {
  return [axis === 'x' ? length : 0, axis === 'y' ? length : 0, axis === 'z' ? length : 0]
}
