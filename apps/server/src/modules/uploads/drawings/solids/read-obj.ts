import { MeshBuilder, type SolidMesh } from './measuring/solid-mesh.ts'
import { splitPolygon } from './polygon.ts'
import { coordinate, linesOf } from './read-stl.ts'

/** Longer polygons than this are not drawn by people. Splitting them takes the square of their length. */
const CORNERS_MAX = 2_000
const CONTINUED_MAX = 64

/** Reads the vertices and faces of an OBJ file. Textures, materials, lines and curved surfaces are left out. */
export function readObj(content: Buffer): SolidMesh {
  const builder = new MeshBuilder()
  for (const line of continuedLines(content)) {
    const [word, ...values] = line.trim().split(/\s+/)
    if (word === 'v') {
      const [x = '', y = '', z = ''] = values
      builder.vertex(coordinate(x), coordinate(y), coordinate(z))
    } else if (word === 'f') addFace(builder, values)
  }
  return builder.build()
}

function addFace(builder: MeshBuilder, values: readonly string[]): void {
  const corners = values.map((value) => vertexOf(value, builder.vertices))
  if (corners.length < 3) throw new Error('a face of an OBJ file has fewer than three corners')
  if (corners.length > CORNERS_MAX) throw new Error('a face of an OBJ file has too many corners')
  const [a = 0, b = 0, c = 0] = corners
  if (corners.length === 3) {
    builder.triangle(a, b, c)
    return
  }
  const points = corners.map((corner) => builder.position(corner))
  for (const [i, j, k] of splitPolygon(points))
    builder.triangle(corners[i] ?? 0, corners[j] ?? 0, corners[k] ?? 0)
}

/** A corner is written as `vertex/texture/direction`. Numbers start at 1, negative ones count from the last vertex. */
function vertexOf(value: string, vertices: number): number {
  const [written = ''] = value.split('/', 1)
  const number = written === '' ? Number.NaN : Number(written)
  const vertex = number < 0 ? vertices + number : number - 1
  if (!Number.isInteger(vertex) || vertex < 0 || vertex >= vertices)
    throw new Error('a face of an OBJ file has a corner that does not exist')
  return vertex
}

/** A backslash at the end of a line continues it on the next one. */
function* continuedLines(content: Buffer): Generator<string> {
  let begun: string[] = []
  for (const line of linesOf(content)) {
    if (/\\\r?$/.test(line)) {
      begun.push(line.replace(/\\\r?$/, ' '))
      if (begun.length > CONTINUED_MAX) throw new Error('a line is continued too often')
      continue
    }
    yield begun.length === 0 ? line : begun.join('') + line
    begun = []
  }
}
