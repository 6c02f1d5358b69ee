import { randomBytes } from 'node:crypto'

/**
 * Creates a version 7 UUID: 48 bits of Unix milliseconds, then 74 random bits. Later ids sort after earlier
 * ids.
 */
export function uuidV7(at: Date, random: Uint8Array = randomBytes(10)): string {
  const bytes = new Uint8Array(16)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(at.getTime()) << 16n)
  bytes.set(random.subarray(0, 10), 6)
  bytes[6] = 0x70 | (byteAt(bytes, 6) & 0x0f)
  bytes[8] = 0x80 | (byteAt(bytes, 8) & 0x3f)
  const hex = Buffer.from(bytes).toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** Counts ids of this process. The random start makes it unlikely that two processes create the same id. */
let sequence = randomBytes(4).readUInt32BE() >>> 1

/**
 * Creates a version 7 UUID. Ids that this process creates for the same millisecond sort in the order of their
 * creation: 32 of the random bits are a counter.
 */
export function sequentialUuidV7(at: Date): string {
  const random = randomBytes(10)
  random.fill(0, 0, 3)
  random.writeUInt32BE(sequence, 3)
  sequence = (sequence + 1) >>> 0
  return uuidV7(at, random)
}

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)
}

function byteAt(bytes: Uint8Array, index: number): number {
  return bytes[index] ?? 0
}
