import { inflateRawSync } from 'node:zlib'
import { type Entry, readEntries } from '../../content/zip-entries.ts'
import { UnreadableContent } from '../unreadable-content.ts'

const END = Buffer.from('PK\x05\x06', 'latin1')
const END_BYTES = 22
const HEADER_BYTES = 30
const STORED = 0
const DEFLATED = 8
/** Lists of sheets and properties of documents are thousands of times smaller. */
const PART_BYTES_MAX = 8 * 1024 * 1024

/**
 * Unpacks one file of an archive, and nothing else. Returns undefined when the archive has no such file. Throws for
 * broken archives and for files that unpack to too much data.
 */
export function unpackPart(archive: Buffer, name: string): Buffer | undefined {
  const entry = listEntries(archive).find(({ names }) => names[0] === name)
  return entry && unpack(archive, entry)
}

function listEntries(archive: Buffer): readonly Entry[] {
  const end = archive.lastIndexOf(END)
  if (end === -1 || end + END_BYTES > archive.length) throw new UnreadableContent('the archive does not end')
  const count = archive.readUInt16LE(end + 10)
  const [length, at] = [archive.readUInt32LE(end + 12), archive.readUInt32LE(end + 16)]
  const entries = readEntries(archive.subarray(at, at + length), count)
  if (!entries) throw new UnreadableContent('the directory of the archive is broken')
  return entries
}

function unpack(archive: Buffer, { at, packed }: Entry): Buffer {
  if (at + HEADER_BYTES > archive.length) throw new UnreadableContent('a file of the archive is cut off')
  const method = archive.readUInt16LE(at + 8)
  const from = at + HEADER_BYTES + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28)
  const content = archive.subarray(from, from + packed)
  if (content.length !== packed) throw new UnreadableContent('a file of the archive is cut off')
  if (method === STORED && packed <= PART_BYTES_MAX) return content
  if (method !== DEFLATED) throw new UnreadableContent('a file of the archive is packed in an unknown way')
  return inflateRawSync(content, { maxOutputLength: PART_BYTES_MAX })
}
