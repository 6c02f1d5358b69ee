import type { ContentName } from './content-kind.ts'

/** The directory of an archive. */
export type Zip = { readonly names: readonly string[] }

/** The end record with the longest comment it may have. */
export const ZIP_END_MAX = 22 + 0xffff

const END = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const ENTRY = 0x02014b50
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
 * the file, hides entries in each other, or would grow beyond reason.
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
  return entries && isSound(entries, at) ? { names: entries.map(({ name }) => name) } : undefined
}

/** An office document by the parts it must have; what runs by itself is nothing we take. */
export function sniffZip({ names }: Zip): ContentName | undefined {
  const has = (name: string) => names.includes(name)
  if (names.some((name) => RUNS.test(name))) return undefined
  if (!has('[Content_Types].xml')) return 'zip'
  if (has('word/document.xml')) return 'docx'
  if (has('xl/workbook.xml')) return 'xlsx'
  return 'zip'
}

/** Macros, programs of Java and Android, and names that lead out of the folder somebody unpacks into. */
const RUNS =
  /(^|\/)vbaProject\.bin$|^META-INF\/MANIFEST\.MF$|^AndroidManifest\.xml$|(^|[\\/])\.\.([\\/]|$)|^[\\/]|^[a-z]:/i

type Entry = {
  readonly name: string
  readonly packed: number
  readonly unpacked: number
  readonly at: number
}

function findEnd(tail: Buffer): number | undefined {
  for (let at = tail.lastIndexOf(END); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf(END, at - 1)) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return at
  }
  return undefined
}

function readEntries(directory: Buffer, count: number): Entry[] | undefined {
  const entries: Entry[] = []
  let at = 0
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== ENTRY) return undefined
    const nameLength = directory.readUInt16LE(at + 28)
    const next = at + 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
    if (next > directory.length) return undefined
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      at: directory.readUInt32LE(at + 42),
    })
    at = next
  }
  return at === directory.length ? entries : undefined
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
