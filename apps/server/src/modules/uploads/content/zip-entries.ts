export type Entry = {
  /** The name of the entry, and the Unicode name that some programs prefer. */
  readonly names: readonly string[]
  readonly nameBytes: Buffer
  readonly packed: number
  readonly unpacked: number
  readonly at: number
}

const ENTRY = 0x02014b50
const HEADER = 0x04034b50
const HEADER_BYTES = 30
/** The id of the extra field with the Unicode name. The name follows a version and a checksum. */
const UNICODE_PATH = 0x7075
/** This flag means that the central directory is encrypted and its names are masked. */
const ENCRYPTED = 0x2000

/** Parses the central directory. Returns undefined when the directory is broken or its names are encrypted. */
export function readEntries(directory: Buffer, count: number): Entry[] | undefined {
  const entries: Entry[] = []
  let at = 0
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== ENTRY) return undefined
    if (directory.readUInt16LE(at + 8) & ENCRYPTED) return undefined
    const nameEnd = at + 46 + directory.readUInt16LE(at + 28)
    const extraEnd = nameEnd + directory.readUInt16LE(at + 30)
    const next = extraEnd + directory.readUInt16LE(at + 32)
    if (next > directory.length) return undefined
    const nameBytes = directory.subarray(at + 46, nameEnd)
    entries.push({
      names: namesOf(nameBytes, directory.subarray(nameEnd, extraEnd)),
      nameBytes,
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      at: directory.readUInt32LE(at + 42),
    })
    at = next
  }
  return at === directory.length ? entries : undefined
}

/**
 * Adds the names in the local header, because programs that unpack a stream use these names. Returns undefined when
 * the header and the directory contradict each other.
 */
export async function headerNames(
  read: (at: number, length: number) => Promise<Buffer>,
  { at, nameBytes, names }: Entry,
): Promise<readonly string[] | undefined> {
  const header = await read(at, HEADER_BYTES + nameBytes.length)
  if (header.length < HEADER_BYTES || header.readUInt32LE(0) !== HEADER) return undefined
  if (!header.subarray(HEADER_BYTES).equals(nameBytes) || header.readUInt16LE(26) !== nameBytes.length)
    return undefined
  const extraLength = header.readUInt16LE(28)
  if (extraLength === 0) return names
  const extra = await read(at + header.length, extraLength)
  return [...new Set([...names, ...namesOf(nameBytes, extra)])]
}

function namesOf(nameBytes: Buffer, extra: Buffer): string[] {
  const names = [nameBytes.toString('utf8')]
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    const end = at + 4 + extra.readUInt16LE(at + 2)
    if (extra.readUInt16LE(at) === UNICODE_PATH && end > at + 9)
      names.push(extra.toString('utf8', at + 9, end))
  }
  return names
}
