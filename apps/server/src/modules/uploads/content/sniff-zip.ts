import type { ContentName } from './content-kind.ts'
import type { NamedEntry } from './unsafe-entries.ts'
import { type Entry, headerNames, readEntries } from './zip-entries.ts'

export type Zip = {
  readonly entries: readonly NamedEntry[]
  /** Where the entries are. */
  readonly files: readonly Entry[]
}

/** The size of the end record with the longest possible comment. */
export const ZIP_END_MAX = 22 + 0xffff

const END = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const ENTRIES_MAX = 20_000
const DIRECTORY_BYTES_MAX = 4 * 1024 * 1024
/**
 * The maximum compression ratio. Drawings and tables reach a ratio of 10 to 30. A much higher ratio indicates a ZIP
 * bomb.
 */
const RATIO_MAX = 200
/** Below this unpacked size any compression ratio is accepted. */
const HARMLESS_BYTES = 64 * 1024 * 1024
const UNPACKED_BYTES_MAX = 2 * 1024 * 1024 * 1024

export function endsAsZip(tail: Buffer): boolean {
  return findEnd(tail) !== undefined
}

/**
 * Reads the central directory of an archive without unpacking it. Returns undefined if the archive is broken, does
 * not start at the first byte, contains overlapping entries, has different names in its headers and its directory, or
 * unpacks to too much data.
 */
export async function readZip(
  read: (at: number, length: number) => Promise<Buffer>,
  tail: Buffer,
  size: number,
): Promise<Zip | undefined> {
  const end = findEnd(tail)
  if (end === undefined) return undefined
  const count = tail.readUInt16LE(end + 10)
  const length = tail.readUInt32LE(end + 12)
  const at = tail.readUInt32LE(end + 16)
  const endAt = size - tail.length + end
  const isSingle = tail.readUInt16LE(end + 4) === 0 && tail.readUInt16LE(end + 8) === count
  // Archives with ZIP64 data are rejected. Uploads have at most 20 MB, so they never need ZIP64.
  if (
    !isSingle ||
    count === 0 ||
    count > ENTRIES_MAX ||
    length > DIRECTORY_BYTES_MAX ||
    at + length !== endAt
  )
    return undefined
  const entries = readEntries(await read(at, length), count)
  if (!entries || !isSound(entries, at)) return undefined
  const named: NamedEntry[] = []
  for (const entry of entries) {
    const names = await headerNames(read, entry)
    if (!names) return undefined
    named.push({ names, isFolder: entry.unpacked === 0 && /[\\/]$/.test(entry.names[0] ?? '') })
  }
  return { entries: named, files: entries }
}

/** Recognizes office documents and 3MF packages by the files that the formats require. */
export function sniffZip({ entries }: Pick<Zip, 'entries'>): ContentName {
  const has = (name: string) => entries.some(({ names }) => names.includes(name))
  if (!has('[Content_Types].xml')) return 'zip'
  if (has('word/document.xml')) return 'docx'
  if (
    has('_rels/.rels') &&
    entries.some(({ names }) => names.some((name) => /^3D\/[^/]+\.model$/i.test(name)))
  )
    return '3mf'
  return has('xl/workbook.xml') ? 'xlsx' : 'zip'
}

function findEnd(tail: Buffer): number | undefined {
  for (let at = tail.lastIndexOf(END); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf(END, at - 1)) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return at
  }
  return undefined
}

/** Entries must start at byte 0 and must not overlap, and their total unpacked size must be acceptable. */
function isSound(entries: readonly Entry[], directoryAt: number): boolean {
  const inOrder = entries.toSorted((a, b) => a.at - b.at)
  const isApart = inOrder.every((entry, i) => {
    const nextAt = inOrder[i + 1]?.at ?? directoryAt
    return entry.at + 30 + entry.packed <= nextAt
  })
  if (inOrder[0]?.at !== 0 || !isApart) return false
  const unpacked = entries.reduce((sum, each) => sum + each.unpacked, 0)
  const packed = entries.reduce((sum, each) => sum + each.packed, 0)
  return unpacked <= HARMLESS_BYTES || (unpacked <= UNPACKED_BYTES_MAX && unpacked <= packed * RATIO_MAX)
}
