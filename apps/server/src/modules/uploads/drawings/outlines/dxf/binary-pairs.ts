import { UnreadableContent } from '../../unreadable-content.ts'

/**
 * A DXF file is a list of pairs: a group code, which says what the value means, and the value. `next` moves to the next
 * pair and returns false after the last one. Text is raw: one character for each byte.
 */
export type Pairs = {
  readonly next: () => boolean
  readonly code: () => number
  readonly value: () => string | number
}

const SENTINEL = Buffer.from('AutoCAD Binary DXF\r\n\x1a\0', 'latin1')

export function isBinaryDxf(content: Buffer): boolean {
  return content.subarray(0, SENTINEL.length).equals(SENTINEL)
}

/** Reads the binary form, in which the group code decides the type of the value. */
export function createBinaryPairs(content: Buffer): Pairs {
  let at = SENTINEL.length
  // Since release 13 group codes have two bytes. The first pair is always the code 0 with the name of a section.
  const isWide = content[at + 1] === 0
  let code = 0
  let value: string | number = ''

  function take(bytes: number): number {
    const from = at
    at += bytes
    if (at > content.length) throw new UnreadableContent('the file ends in the middle of a pair')
    return from
  }

  function readCode(): number {
    if (isWide) return content.readUInt16LE(take(2))
    const short = content.readUInt8(take(1))
    return short === 255 ? content.readUInt16LE(take(2)) : short
  }

  function readText(): string {
    const end = content.indexOf(0, at)
    if (end === -1) throw new UnreadableContent('the file ends in the middle of a text')
    const text = content.toString('latin1', at, end)
    at = end + 1
    return text
  }

  function readValue(): string | number {
    switch (typeOf(code)) {
      case 'double':
        return content.readDoubleLE(take(8))
      case 'int8':
        return content.readInt8(take(1))
      case 'int16':
        return content.readInt16LE(take(2))
      case 'int32':
        return content.readInt32LE(take(4))
      case 'int64':
        return Number(content.readBigInt64LE(take(8)))
      case 'chunk':
        take(content.readUInt8(take(1)))
        return ''
      default:
        return readText()
    }
  }

  function next(): boolean {
    if (at >= content.length) return false
    code = readCode()
    value = readValue()
    return true
  }

  return { next, code: () => code, value: () => value }
}

/** The first codes of ranges and their types. A range ends where the next one begins. */
const RANGES = [
  [0, 'text'],
  [10, 'double'],
  [60, 'int16'],
  [90, 'int32'],
  [100, 'text'],
  [110, 'double'],
  [160, 'int64'],
  [170, 'int16'],
  [180, 'text'],
  [210, 'double'],
  [270, 'int16'],
  [290, 'int8'],
  [300, 'text'],
  [310, 'chunk'],
  [320, 'text'],
  [370, 'int16'],
  [390, 'text'],
  [400, 'int16'],
  [410, 'text'],
  [420, 'int32'],
  [430, 'text'],
  [440, 'int32'],
  [460, 'double'],
  [470, 'text'],
  [1004, 'chunk'],
  [1005, 'text'],
  [1010, 'double'],
  [1060, 'int16'],
  [1071, 'int32'],
] as const

function typeOf(code: number): (typeof RANGES)[number][1] {
  return RANGES.findLast(([from]) => code >= from)?.[1] ?? 'text'
}
