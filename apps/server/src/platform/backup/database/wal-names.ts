/** A file of the write-ahead log (WAL): its timeline, and its number since the beginning of the log. */
export type Segment = { readonly timeline: number; readonly number: number }

/** PostgreSQL names segments by two numbers of 32 bits, of which the second wraps around after 4 GiB of log. */
const HALF = 2 ** 32

/** Returns the name of a segment, such as `00000001000000000000002A`. `bytes` is the size of a segment. */
export function segmentName({ timeline, number }: Segment, bytes: number): string {
  const perHigh = HALF / bytes
  return [timeline, Math.floor(number / perHigh), number % perHigh].map(toHex).join('')
}

/** Returns null for other files of the folder, such as histories of timelines. */
export function parseSegment(name: string, bytes: number): Segment | null {
  if (!/^[0-9A-F]{24}$/.test(name)) return null
  const [timeline = 0, high = 0, low = 0] = [0, 8, 16].map((at) =>
    Number.parseInt(name.slice(at, at + 8), 16),
  )
  return { timeline, number: high * (HALF / bytes) + low }
}

/** Returns the number of the segment that holds a position of the log, such as `0/2A000028`. */
export function segmentAt(lsn: string, bytes: number): number {
  const [high = '', low = ''] = lsn.split('/')
  const position = (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
  return Number(position / BigInt(bytes))
}

/** Returns the position at which a segment begins. */
export function startOfSegment(number: number, bytes: number): string {
  const position = BigInt(number) * BigInt(bytes)
  return `${(position >> 32n).toString(16)}/${(position & 0xffff_ffffn).toString(16)}`.toUpperCase()
}

/** Whether a file tells from which timeline another one branched off: `00000002.history`. */
export function isHistory(name: string): boolean {
  return /^[0-9A-F]{8}\.history$/.test(name)
}

function toHex(number: number): string {
  return number.toString(16).toUpperCase().padStart(8, '0')
}
