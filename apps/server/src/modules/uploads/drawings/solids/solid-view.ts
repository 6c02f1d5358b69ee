import type { Surface } from './measuring/measure-solid.ts'
import { featureEdges, pairSides } from './measuring/mesh-edges.ts'
import { f64, u32 } from './measuring/typed-arrays.ts'

/** More triangles make the viewer slow on a phone, and nobody sees them. */
const VIEW_TRIANGLES_MAX = 200_000

const CAREFUL_TRIANGLES_MAX = 800_000

/** How far simplification may move the surface, as a share of the size. The last step takes what it needs. */
const ERRORS = [0.002, 0.02] as const

/** The first bytes of a view. `decode-solid-view.ts` of the contract describes the format. */
const MAGIC = 'VSV1'
const HEADER_BYTES = 16

/** Encodes what the viewer in the browser shows. Larger surfaces are simplified. */
export async function encodeSolidView(surface: Surface): Promise<Uint8Array> {
  const { low, high } = surface.box
  const positions = centred(
    surface.positions,
    [0, 1, 2].map((axis) => ((low[axis] ?? 0) + (high[axis] ?? 0)) / 2),
  )
  if (surface.indices.length / 3 <= VIEW_TRIANGLES_MAX)
    return writeView(
      positions,
      surface.indices,
      featureEdges(surface.positions, surface.indices, surface.twins),
    )
  const simple = await simplify(positions, surface.indices)
  // Edges are found again, because the ones of the file no longer exist.
  const exact = Float64Array.from(simple.positions)
  const twins = pairSides({ positions: exact, indices: simple.indices, partStarts: [0] })
  return writeView(simple.positions, simple.indices, featureEdges(exact, simple.indices, twins))
}

/** Numbers of 32 bits lose digits far from the origin. */
function centred(positions: Float64Array, middle: readonly number[]): Float32Array {
  const [x = 0, y = 0, z = 0] = middle
  const moved = new Float32Array(positions.length)
  for (let at = 0; at < positions.length; at += 3) {
    moved[at] = f64(positions, at) - x
    moved[at + 1] = f64(positions, at + 1) - y
    moved[at + 2] = f64(positions, at + 2) - z
  }
  return moved
}

async function simplify(positions: Float32Array, all: Uint32Array) {
  // The library is loaded only for the few files that need it.
  const { MeshoptSimplifier } = await import('meshoptimizer/simplifier')
  await MeshoptSimplifier.ready
  const target = 3 * VIEW_TRIANGLES_MAX
  let indices = all
  // Careful simplification of a million triangles takes too long and too much memory, so a coarse one comes first.
  if (indices.length > 3 * CAREFUL_TRIANGLES_MAX)
    [indices] = MeshoptSimplifier.simplifySloppy(indices, positions, 3, null, 2 * target, 1)
  for (const error of ERRORS) {
    if (indices.length > target) [indices] = MeshoptSimplifier.simplify(indices, positions, 3, target, error)
  }
  // Thousands of separate pieces cannot be simplified one by one.
  if (indices.length > target)
    [indices] = MeshoptSimplifier.simplifySloppy(indices, positions, 3, null, target, 1)
  return withoutUnused(positions, indices)
}

function withoutUnused(positions: Float32Array, indices: Uint32Array) {
  const places = new Int32Array(positions.length / 3).fill(-1)
  const kept = new Float32Array(positions.length)
  const renumbered = new Uint32Array(indices.length)
  let count = 0
  for (let at = 0; at < indices.length; at += 1) {
    const vertex = u32(indices, at)
    if (places[vertex] === -1) {
      kept.set(positions.subarray(3 * vertex, 3 * vertex + 3), 3 * count)
      places[vertex] = count
      count += 1
    }
    renumbered[at] = places[vertex] ?? 0
  }
  return { positions: kept.slice(0, 3 * count), indices: renumbered }
}

function writeView(positions: Float32Array, indices: Uint32Array, edges: Uint32Array): Uint8Array {
  const content = new Uint8Array(HEADER_BYTES + 4 * (positions.length + indices.length + edges.length))
  const view = new DataView(content.buffer)
  content.set(Buffer.from(MAGIC))
  view.setUint32(4, positions.length / 3, true)
  view.setUint32(8, indices.length / 3, true)
  view.setUint32(12, edges.length / 2, true)
  let at = HEADER_BYTES
  for (const value of positions) {
    view.setFloat32(at, value, true)
    at += 4
  }
  for (const vertices of [indices, edges])
    for (const vertex of vertices) {
      view.setUint32(at, vertex, true)
      at += 4
    }
  return content
}
