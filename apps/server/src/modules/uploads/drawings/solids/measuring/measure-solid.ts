import type { SolidFacts } from '@verstat/contract'
import { findShells, type Shells } from './find-shells.ts'
import { pairSides } from './mesh-edges.ts'
import { nestShells } from './nest-shells.ts'
import { sheetThickness } from './sheet-thickness.ts'
import type { SolidMesh } from './solid-mesh.ts'
import { f64, u32 } from './typed-arrays.ts'
import { type Box, weldMesh } from './weld-mesh.ts'

/** A surface whose equal vertices are unified. `twins` are described at `pairSides`. */
export type Surface = SolidMesh & { readonly twins: Int32Array; readonly box: Box }

export type Measured = {
  readonly facts: Pick<
    SolidFacts,
    'sizeMm' | 'areaMm2' | 'volumeMm3' | 'thicknessMm' | 'triangles' | 'bodies'
  >
  readonly surface: Surface
}

/** A file with more shells is a scan or a pattern. Nobody asks for its volume. */
const NESTED_SHELLS_MAX = 20_000

/** Measures the surface itself. Nothing that the file declares is used. */
export function measureSolid(mesh: SolidMesh): Measured {
  const box = boxOf(mesh)
  const size = [0, 1, 2].map((axis) => (box.high[axis] ?? 0) - (box.low[axis] ?? 0))
  const welded = weldMesh(mesh, box)
  if (welded.indices.length === 0) throw new Error('all triangles are degenerate')
  const twins = pairSides(welded)
  const centre = [0, 1, 2].map((axis) => ((box.high[axis] ?? 0) + (box.low[axis] ?? 0)) / 2)
  const found = findShells(welded, twins, centre)
  const { volume, bodies } = measureBodies(welded, found, Math.hypot(...size))
  const thickness = volume !== null && bodies === 1 ? sheetThickness(welded, found) : null
  return {
    facts: {
      sizeMm: [rounded(size[0]), rounded(size[1]), rounded(size[2])],
      areaMm2: rounded(found.shells.reduce((sum, { area }) => sum + area, 0)),
      volumeMm3: volume === null ? null : rounded(volume),
      thicknessMm: thickness === null ? null : rounded(thickness),
      triangles: mesh.indices.length / 3,
      bodies,
    },
    surface: { ...welded, twins, box },
  }
}

/** Subtracts cavities, which do not count as bodies. */
function measureBodies(mesh: SolidMesh, found: Shells, diagonal: number) {
  const { shells } = found
  // Degenerate pieces without area are not bodies.
  const real = shells.filter(({ area }) => area > 1e-12 * diagonal * diagonal)
  const isMeasured = shells.every(({ isClosed }) => isClosed) && shells.length <= NESTED_SHELLS_MAX
  if (!isMeasured) return { volume: null, bodies: Math.max(1, real.length) }
  const depths = nestShells(mesh, found, diagonal)
  const isBody = (shell: number) => (depths[shell] ?? 0) % 2 === 0
  const volume = shells.reduce((sum, each, at) => sum + (isBody(at) ? 1 : -1) * Math.abs(each.volume), 0)
  // A closed surface without content, such as a face that is there twice, is not a body either.
  const bodies = shells.filter(
    (each, at) => isBody(at) && Math.abs(each.volume) > 1e-12 * diagonal ** 3,
  ).length
  return volume > 1e-12 * diagonal ** 3
    ? { volume, bodies }
    : { volume: null, bodies: Math.max(1, real.length) }
}

/** Vertices that no triangle uses have no size. */
function boxOf({ positions, indices }: SolidMesh): Box {
  const low: [number, number, number] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
  ]
  const high: [number, number, number] = [
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ]
  for (let at = 0; at < indices.length; at += 1) {
    const vertex = 3 * u32(indices, at)
    const x = f64(positions, vertex)
    const y = f64(positions, vertex + 1)
    const z = f64(positions, vertex + 2)
    if (x < low[0]) low[0] = x
    if (y < low[1]) low[1] = y
    if (z < low[2]) low[2] = z
    if (x > high[0]) high[0] = x
    if (y > high[1]) high[1] = y
    if (z > high[2]) high[2] = z
  }
  return { low, high }
}

/** Files have at most nine meaningful digits. Conversions of units leave noise behind them. */
function rounded(value = 0): number {
  return Number(value.toPrecision(9))
}
