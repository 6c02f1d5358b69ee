import { UnreadableContent } from '../../unreadable-content.ts'
import { createBinaryPairs, isBinaryDxf, type Pairs } from './binary-pairs.ts'

/** Opens a file in text or binary form. Nothing is copied or parsed before `next` reaches it. */
export function openPairs(content: Buffer): Pairs {
  if (isBinaryDxf(content)) return createBinaryPairs(content)
  return createTextPairs(withoutMark(content).toString('latin1'))
}

/** Turns UTF-16 into UTF-8, and removes the byte order mark. */
function withoutMark(content: Buffer): Buffer {
  if (content[0] === 0xff && content[1] === 0xfe)
    return Buffer.from(new TextDecoder('utf-16le').decode(content), 'utf8')
  return content[0] === 0xef && content[1] === 0xbb && content[2] === 0xbf ? content.subarray(3) : content
}

const COMMENT = 999

function createTextPairs(text: string): Pairs {
  // Files of old Macintosh programs have no line feeds at all.
  const newline = text.includes('\n') ? '\n' : '\r'
  let at = 0
  let code = 0
  let value = ''

  function readLine(): string | undefined {
    if (at >= text.length) return undefined
    const found = text.indexOf(newline, at)
    const end = found === -1 ? text.length : found
    const line = text.slice(at, text.charCodeAt(end - 1) === 13 && end > at ? end - 1 : end)
    at = end + 1
    return line
  }

  function next(): boolean {
    do {
      const line = readLine()
      if (line === undefined) return false
      code = line.trim() === '' ? Number.NaN : Number(line)
      const following = readLine()
      if (following === undefined && Number.isNaN(code)) return false
      if (following === undefined) throw new UnreadableContent('the file ends in the middle of a pair')
      if (Number.isNaN(code) && isBlank(following)) return false
      if (!Number.isInteger(code)) throw new UnreadableContent('a group code is not a number')
      value = following
    } while (code === COMMENT)
    return true
  }

  /** Some programs end files with empty lines. */
  function isBlank(line: string): boolean {
    return line.trim() === '' && text.slice(at, at + 1_000).trim() === ''
  }

  return { next, code: () => code, value: () => value }
}
