/** What the viewer of a solid draws. */
export type SolidView = {
  /** Three coordinates per vertex, in millimetres from the middle of the body. */
  readonly positions: Float32Array<ArrayBuffer>
  /** Three vertices per triangle. */
  readonly indices: Uint32Array<ArrayBuffer>
  /** Two vertices per edge: borders, and edges between faces that meet at more than 30°. */
  readonly edges: Uint32Array<ArrayBuffer>
}

const MAGIC = 0x3156_5356
const HEADER_BYTES = 16

/**
 * Decodes the view of a solid. The format is little-endian: the letters `VSV1`; the numbers of vertices, triangles and
 * edges, each a uint32; float32 positions, uint32 triangles and uint32 edges, one after the other. Throws for content
 * of another length.
 */
export function decodeSolidView(content: Uint8Array): SolidView {
  const header = new DataView(content.buffer, content.byteOffset, content.byteLength)
  if (content.byteLength < HEADER_BYTES || header.getUint32(0, true) !== MAGIC)
    throw new Error('not a solid view')
  const lengths = [
    3 * header.getUint32(4, true),
    3 * header.getUint32(8, true),
    2 * header.getUint32(12, true),
  ]
  const [positions = 0, indices = 0, edges = 0] = lengths
  if (content.byteLength !== HEADER_BYTES + 4 * (positions + indices + edges))
    throw new Error('the solid view is cut off')
  // A copy begins at a multiple of four bytes, as arrays of numbers demand. Browsers run on little-endian processors.
  const body = content.slice(HEADER_BYTES).buffer
  return {
    positions: new Float32Array(body, 0, positions),
    indices: new Uint32Array(body, 4 * positions, indices),
    edges: new Uint32Array(body, 4 * (positions + indices), edges),
  }
}
