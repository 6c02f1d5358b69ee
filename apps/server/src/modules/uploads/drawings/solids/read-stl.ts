import { MeshBuilder, type SolidMesh } from './measuring/solid-mesh.ts'

const HEADER_BYTES = 84
const TRIANGLE_BYTES = 50

/**
 * Reads both forms of an STL file. The declared number of triangles counts only when the file is exactly as long as
 * this number demands.
 */
export function readStl(content: Buffer): SolidMesh {
  return isBinary(content) ? readBinary(content) : readText(content)
}

function isBinary(content: Buffer): boolean {
  if (content.length < HEADER_BYTES) return false
  return content.length === HEADER_BYTES + TRIANGLE_BYTES * content.readUInt32LE(80)
}

function readBinary(content: Buffer): SolidMesh {
  const builder = new MeshBuilder()
  for (let at = HEADER_BYTES; at < content.length; at += TRIANGLE_BYTES) {
    // The first 12 bytes are the direction of the triangle, which many programs leave empty.
    for (let corner = at + 12; corner < at + 48; corner += 12)
      builder.vertex(
        content.readFloatLE(corner),
        content.readFloatLE(corner + 4),
        content.readFloatLE(corner + 8),
      )
    builder.triangle(builder.vertices - 3, builder.vertices - 2, builder.vertices - 1)
  }
  return builder.build()
}

/** Only faces of many corners in OBJ files have long lines. */
const LINE_MAX = 64 * 1024

function readText(content: Buffer): SolidMesh {
  const builder = new MeshBuilder()
  let corners = 0
  for (const line of linesOf(content)) {
    const [word = '', x = '', y = '', z = ''] = line.trim().toLowerCase().split(/\s+/)
    if (word === 'vertex') {
      builder.vertex(coordinate(x), coordinate(y), coordinate(z))
      corners += 1
    } else if (word === 'endloop') {
      if (corners !== 3) throw new Error('a facet of an STL file does not have three vertices')
      builder.triangle(builder.vertices - 3, builder.vertices - 2, builder.vertices - 1)
      corners = 0
    } else if (!WORDS.has(word)) throw new Error('not a line of an STL file')
  }
  if (corners !== 0) throw new Error('the STL file is cut off')
  return builder.build()
}

const WORDS: ReadonlySet<string> = new Set(['', 'solid', 'facet', 'outer', 'endfacet', 'endsolid'])

/** Splits without a text of the whole file, which would need as much memory again. */
export function* linesOf(content: Buffer): Generator<string> {
  for (let at = 0; at < content.length; ) {
    const found = content.indexOf(10, at)
    const end = found < 0 ? content.length : found
    if (end - at > LINE_MAX) throw new Error('a line is too long')
    yield content.toString('latin1', at, end)
    at = end + 1
  }
}

/** `Number` also reads an empty text, as zero. */
export function coordinate(text: string): number {
  return text === '' ? Number.NaN : Number(text)
}
