import { TRIANGLES_MAX } from '../../reading.ts'
import { u32 } from './typed-arrays.ts'

/** Triangles in millimetres. The readers of all formats return one. */
export type SolidMesh = {
  /** Three coordinates per vertex. */
  readonly positions: Float64Array
  /** Three vertices per triangle. */
  readonly indices: Uint32Array
  /**
   * The first vertex of each part. A file that names its parts says with it which surfaces belong together, so surfaces
   * of different parts may touch without becoming one.
   */
  readonly partStarts: readonly number[]
}

/** Larger coordinates are mistakes, and their products lose all digits. */
const COORDINATE_MAX = 1e9

/** Collects a mesh of unknown size. Throws for too many triangles and for coordinates that are not numbers. */
export class MeshBuilder {
  vertices = 0
  triangles = 0
  #positions = new Float64Array(3 * 1024)
  #indices = new Uint32Array(3 * 2048)
  #partStarts: number[] = []

  startPart(): void {
    // A part without vertices is not a part.
    if (this.#partStarts.at(-1) !== this.vertices) this.#partStarts.push(this.vertices)
  }

  vertex(x: number, y: number, z: number): void {
    // The comparison is also false for NaN.
    if (!(Math.abs(x) <= COORDINATE_MAX && Math.abs(y) <= COORDINATE_MAX && Math.abs(z) <= COORDINATE_MAX))
      throw new Error('a coordinate is not a usable number')
    // A triangle uses at most three new vertices. More vertices belong to nothing.
    if (this.vertices >= 3 * TRIANGLES_MAX) throw new Error('too many vertices')
    const at = 3 * this.vertices
    if (at === this.#positions.length) this.#positions = grown(this.#positions, new Float64Array(2 * at))
    this.#positions[at] = x
    this.#positions[at + 1] = y
    this.#positions[at + 2] = z
    this.vertices += 1
  }

  triangle(a: number, b: number, c: number): void {
    if (this.triangles >= TRIANGLES_MAX) throw new Error('too many triangles')
    const at = 3 * this.triangles
    if (at === this.#indices.length) this.#indices = grown(this.#indices, new Uint32Array(2 * at))
    this.#indices[at] = a
    this.#indices[at + 1] = b
    this.#indices[at + 2] = c
    this.triangles += 1
  }

  /** The coordinates of a vertex that was added before. */
  position(vertex: number): readonly [number, number, number] {
    const [x = Number.NaN, y = Number.NaN, z = Number.NaN] = this.#positions.subarray(
      3 * vertex,
      3 * vertex + 3,
    )
    return [x, y, z]
  }

  build(): SolidMesh {
    if (this.triangles === 0) throw new Error('no triangles')
    const indices = this.#indices.subarray(0, 3 * this.triangles)
    for (let at = 0; at < indices.length; at += 1)
      if (u32(indices, at) >= this.vertices) throw new Error('a triangle of a vertex that does not exist')
    return {
      positions: this.#positions.subarray(0, 3 * this.vertices),
      indices,
      partStarts: this.#partStarts.length > 0 ? this.#partStarts : [0],
    }
  }
}

function grown<A extends Float64Array | Uint32Array>(from: A, into: A): A {
  into.set(from)
  return into
}
