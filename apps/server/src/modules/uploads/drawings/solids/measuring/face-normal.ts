import { f64, u32 } from './typed-arrays.ts'

/** Writes the cross product of two sides of the triangle at `at`, whose length is twice its area, into `into`. */
export function crossOfSides(
  positions: Float64Array,
  indices: Uint32Array,
  at: number,
  into: Float64Array,
): void {
  const a = 3 * u32(indices, at)
  const b = 3 * u32(indices, at + 1)
  const c = 3 * u32(indices, at + 2)
  const ux = f64(positions, b) - f64(positions, a)
  const uy = f64(positions, b + 1) - f64(positions, a + 1)
  const uz = f64(positions, b + 2) - f64(positions, a + 2)
  const vx = f64(positions, c) - f64(positions, a)
  const vy = f64(positions, c + 1) - f64(positions, a + 1)
  const vz = f64(positions, c + 2) - f64(positions, a + 2)
  into[0] = uy * vz - uz * vy
  into[1] = uz * vx - ux * vz
  into[2] = ux * vy - uy * vx
}
