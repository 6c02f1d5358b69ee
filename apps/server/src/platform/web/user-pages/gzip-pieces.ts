import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import { combineCrc, crcShift } from './crc32-combine.ts'

/** A part of a text, compressed so that it can stand between any other parts. */
export type GzipPiece = {
  readonly packed: Buffer
  /** Length of the text in bytes, and its checksum. */
  readonly length: number
  readonly crc: number
  readonly crcShift: number
}

const deflate = promisify(deflateRaw)

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty last block. */
const END = Buffer.from([3, 0])

/** Compresses a part of a text by itself. It ends at a whole byte and is not marked as the last. */
export async function packPiece(text: Buffer): Promise<GzipPiece> {
  const packed = await deflate(text, { finishFlush: constants.Z_SYNC_FLUSH })
  return { packed, length: text.length, crc: crc32(text), crcShift: crcShift(text.length) }
}

/**
 * Joins parts to one gzip file, whose header, end and checksum are made anew. Nothing is compressed again, and nothing is
 * copied: the file consists of the returned chunks.
 */
export function joinPieces(pieces: readonly GzipPiece[]): Buffer[] {
  let crc = 0
  let length = 0
  for (const piece of pieces) {
    crc = combineCrc(crc, piece.crc, piece.crcShift)
    length += piece.length
  }
  const tail = Buffer.allocUnsafe(END.length + 8)
  tail.set(END)
  tail.writeUInt32LE(crc, END.length)
  tail.writeUInt32LE(length % 2 ** 32, END.length + 4)
  return [HEADER, ...pieces.map(({ packed }) => packed), tail]
}
