import type { ContentName } from './content-kind.ts'
import type { NamedEntry } from './unsafe-entries.ts'
import { type Entry, headerNames, readEntries } from './zip-entries.ts'

/** The directory of an archive. */
export type Zip = { readonly entries: readonly NamedEntry[] }

/** The end record with the longest comment it may have. */
export const ZIP_END_MAX = 22 + 0xffff

const END = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const MOST_ENTRIES = 20_000
const MOST_DIRECTORY_BYTES = 4 * 1024 * 1024
/** Drawings and tables shrink by ten or thirty; what shrinks by more than this is a trap. */
const MOST_SHRUNK = 200
/** As much as anybody may unpack whatever it shrank by. */
const HARMLESS_BYTES = 64 * 1024 * 1024
const MOST_BYTES = 2 * 1024 * 1024 * 1024

/** Whether a file ends in the end record of an archive, up to its last byte. */
export function endsAsZip(tail: Buffer): boolean {
  return findEnd(tail) !== undefined
}

/**
 * Reads the directory of an archive and unpacks nothing. Undefined when it is broken, does not begin at the first byte of
 * the file, hides entries in each other, calls an entry differently in its header, or would grow beyond reason.
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
  // Anything between directory and end, as of archives beyond four gigabytes, has no place in twenty megabytes.
  if (
    !isSingle ||
    count === 0 ||
    count > MOST_ENTRIES ||
    length > MOST_DIRECTORY_BYTES ||
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
  return { entries: named }
}

/** An office document by the parts it must have. */
export function sniffZip({ entries }: Zip): ContentName {
  const has = (name: string) => entries.some(({ names }) => names.includes(name))
  if (!has('[Content_Types].xml')) return 'zip'
  if (has('word/document.xml')) return 'docx'
  return has('xl/workbook.xml') ? 'xlsx' : 'zip'
}

function findEnd(tail: Buffer): number | undefined {
  for (let at = tail.lastIndexOf(END); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf(END, at - 1)) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return at
  }
  return undefined
}

/** Each entry lies behind the one before it, the first at the first byte, and together they stay within reason. */
function isSound(entries: readonly Entry[], directoryAt: number): boolean {
  const inOrder = entries.toSorted((a, b) => a.at - b.at)
  const isApart = inOrder.every((entry, i) => {
    const nextAt = inOrder[i + 1]?.at ?? directoryAt
    return entry.at + 30 + entry.packed <= nextAt
  })
  if (inOrder[0]?.at !== 0 || !isApart) return false
  const unpacked = entries.reduce((sum, each) => sum + each.unpacked, 0)
  const packed = entries.reduce((sum, each) => sum + each.packed, 0)
  return unpacked <= HARMLESS_BYTES || (unpacked <= MOST_BYTES && unpacked <= packed * MOST_SHRUNK)
}
