import { nextSide } from './mesh-edges.ts'
import type { SolidMesh } from './solid-mesh.ts'
import { f64, i32, u8, u32 } from './typed-arrays.ts'

/** A connected surface. */
export type Shell = {
  /** Whether it has no border and two different sides. */
  isClosed: boolean
  /** Enclosed volume. It is negative when the triangles of the shell face inwards. */
  volume: number
  area: number
  largestTriangle: number
  largestArea: number
}

export type Shells = {
  readonly shells: readonly Shell[]
  /** The shell of each triangle. */
  readonly shellOf: Int32Array
  /** Whether a triangle is turned over against the first one of its shell. */
  readonly flips: Uint8Array
}

/** Follows neighbours from triangle to triangle, so the order of vertices in the file does not matter. */
export function findShells(
  { positions, indices }: SolidMesh,
  twins: Int32Array,
  centre: readonly number[],
): Shells {
  const triangles = indices.length / 3
  const shellOf = new Int32Array(triangles).fill(-1)
  const flips = new Uint8Array(triangles)
  const stack = new Uint32Array(triangles)
  const shells: Shell[] = []
  const [cx = 0, cy = 0, cz = 0] = centre

  /** Adds a triangle to a shell. Volumes are measured from the centre, where the products are smallest. */
  const measure = (shell: Shell, triangle: number) => {
    const a = 3 * u32(indices, 3 * triangle)
    const b = 3 * u32(indices, 3 * triangle + 1)
    const c = 3 * u32(indices, 3 * triangle + 2)
    const ax = f64(positions, a) - cx
    const ay = f64(positions, a + 1) - cy
    const az = f64(positions, a + 2) - cz
    const ux = f64(positions, b) - cx - ax
    const uy = f64(positions, b + 1) - cy - ay
    const uz = f64(positions, b + 2) - cz - az
    const vx = f64(positions, c) - cx - ax
    const vy = f64(positions, c + 1) - cy - ay
    const vz = f64(positions, c + 2) - cz - az
    const x = uy * vz - uz * vy
    const y = uz * vx - ux * vz
    const z = ux * vy - uy * vx
    const area = Math.sqrt(x * x + y * y + z * z) / 2
    const volume = (ax * x + ay * y + az * z) / 6
    shell.area += area
    shell.volume += u8(flips, triangle) === 1 ? -volume : volume
    if (area > shell.largestArea) {
      shell.largestArea = area
      shell.largestTriangle = triangle
    }
  }

  for (let start = 0; start < triangles; start += 1) {
    if (i32(shellOf, start) >= 0) continue
    const shell: Shell = { isClosed: true, volume: 0, area: 0, largestTriangle: start, largestArea: 0 }
    const id = shells.push(shell) - 1
    shellOf[start] = id
    stack[0] = start
    for (let size = 1; size > 0; ) {
      size -= 1
      const triangle = u32(stack, size)
      measure(shell, triangle)
      for (let side = 3 * triangle; side < 3 * triangle + 3; side += 1) {
        const twin = i32(twins, side)
        if (twin < 0) {
          shell.isClosed = false
          continue
        }
        const neighbour = Math.floor(twin / 3)
        const isTurned = u32(indices, twin) !== u32(indices, nextSide(side))
        const flip = u8(flips, triangle) ^ (isTurned ? 1 : 0)
        if (i32(shellOf, neighbour) < 0) {
          shellOf[neighbour] = id
          flips[neighbour] = flip
          stack[size] = neighbour
          size += 1
        } else if (u8(flips, neighbour) !== flip) {
          // A surface with only one side, such as a Möbius strip, encloses nothing.
          shell.isClosed = false
        }
      }
    }
  }
  return { shells, shellOf, flips }
}
