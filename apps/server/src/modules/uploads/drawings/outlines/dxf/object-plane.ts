import type { Affine } from '../geometry/affine.ts'
import { type Path, transformPiece } from '../geometry/piece.ts'
import type { Groups } from './groups.ts'

type Vector = readonly [number, number, number]

/**
 * Flat entities are drawn in a plane of their own, given by its normal ("extrusion"). Returns the map from this plane
 * to the plan of the drawing. A normal that looks down mirrors the entity. Other normals show it foreshortened.
 */
export function objectPlane(groups: Groups, elevation: number): Affine | undefined {
  const [nx, ny, nz] = normalOf(groups)
  if (nx === 0 && ny === 0 && nz > 0) return undefined
  // The arbitrary axis algorithm of the DXF reference.
  const isSteep = Math.abs(nx) < 1 / 64 && Math.abs(ny) < 1 / 64
  const ax = normalized(isSteep ? [nz, 0, -nx] : [-ny, nx, 0])
  const ay = [ny * ax[2] - nz * ax[1], nz * ax[0] - nx * ax[2]] as const
  return [ax[0], ax[1], ay[0], ay[1], nx * elevation, ny * elevation]
}

/** The direction of the normal, with the length 1. */
export function normalOf(groups: Groups): Vector {
  return normalized([groups.number(210, 0), groups.number(220, 0), groups.number(230, 1)])
}

function normalized([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z)
  return length > 0 ? [x / length, y / length, z / length] : [0, 0, 1]
}

/** Draws a path of an object plane in the plan. */
export function toPlan(path: Path, plane: Affine | undefined): Path {
  if (!plane) return path
  return { ...path, pieces: path.pieces.map((piece) => transformPiece(piece, plane)) }
}
