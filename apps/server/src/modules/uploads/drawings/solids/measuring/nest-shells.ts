import type { Shells } from './find-shells.ts'
import { trianglePoint } from './sheet-thickness.ts'
import type { SolidMesh } from './solid-mesh.ts'
import { buildTriangleTree, type Ray } from './triangle-tree.ts'
import { i32, u32 } from './typed-arrays.ts'

/** Directions that are not parallel to anything in usual drawings. */
const DIRECTIONS = [
  [0.5773, Math.SQRT1_2, 0.4082],
  [-0.8018, 0.2673, 0.5345],
  [0.3015, -0.3015, -0.9045],
] as const

/**
 * Returns for each closed shell in how many other shells of its part it is. A shell within one other shell is a cavity,
 * a shell within two is a body in the cavity.
 */
export function nestShells(mesh: SolidMesh, { shells, shellOf, flips }: Shells, size: number): number[] {
  if (shells.length === 1) return [0]
  const tree = buildTriangleTree(mesh)
  const parts = shells.map(({ largestTriangle }) => partOf(mesh, largestTriangle))
  return shells.map(({ largestTriangle, volume }, shell) => {
    const { point, normal } = trianglePoint(mesh, largestTriangle, 1 / 3, 1 / 3)
    // The point is a little inside the shell, because its surface may touch another shell.
    const inwards = (volume < 0 ? size : -size) * 1e-5 * (flips[largestTriangle] === 1 ? -1 : 1)
    const [x, y, z] = point.map((value, axis) => value + inwards * (normal[axis] ?? 0))
    const from = [x ?? 0, y ?? 0, z ?? 0] as const
    const depths = DIRECTIONS.map((direction) => depthOf({ from, direction }, shell)).toSorted(
      (a, b) => a - b,
    )
    return depths[1] ?? 0
  })

  /** A ray leaves a shell that it starts in, so it meets its surface an odd number of times. */
  function depthOf(ray: Ray, shell: number): number {
    const inside = new Set<number>()
    tree.cast(ray, (triangle) => {
      const other = i32(shellOf, triangle)
      if (other !== shell && parts[other] === parts[shell] && !inside.delete(other)) inside.add(other)
      return Number.POSITIVE_INFINITY
    })
    return inside.size
  }
}

function partOf({ indices, partStarts }: SolidMesh, triangle: number): number {
  const vertex = u32(indices, 3 * triangle)
  let low = 0
  let high = partStarts.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((partStarts[middle] ?? 0) <= vertex) low = middle
    else high = middle
  }
  return low
}
