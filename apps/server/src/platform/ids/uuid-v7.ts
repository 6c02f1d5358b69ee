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

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)
}

function byteAt(bytes: Uint8Array, index: number): number {
  return bytes[index] ?? 0
}
