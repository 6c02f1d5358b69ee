import type { Declared } from './step-header.ts'

/** The codes of units in the global section of the standard. */
const UNITS: Readonly<Record<string, Declared['unit']>> = { 1: 'in', 2: 'mm', 4: 'ft', 6: 'm', 10: 'cm' }
/** For the code 3, the name of the unit counts. */
const NAMES: Readonly<Record<string, Declared['unit']>> = {
  INCH: 'in',
  IN: 'in',
  MM: 'mm',
  FT: 'ft',
  M: 'm',
  CM: 'cm',
}
const VERSIONS: Readonly<Record<string, string>> = { 6: '4.0', 8: '5.0', 9: '5.1', 10: '5.2', 11: '5.3' }

const LINES_MAX = 1_000

/** Reads the global section of an IGES file: lines of 72 characters that end with the letter G and a number. */
export function readIgesHeader(content: Buffer): Declared {
  const lines = content.toString('latin1', 0, 82 * LINES_MAX).split(/\r?\n/)
  const global = lines.filter((line) => line[72] === 'G').map((line) => line.slice(0, 72))
  const fields = splitFields(global.join(''))
  const unit = UNITS[fields[13]?.trim() ?? ''] ?? NAMES[fields[14]?.trim().toUpperCase() ?? ''] ?? 'unknown'
  const version = VERSIONS[fields[22]?.trim() ?? '']
  return { schema: version === undefined ? 'IGES' : `IGES ${version}`, products: [], unit }
}

/** A text has its length in front of it, as in `4HINCH`, because it may contain separators. */
function splitFields(text: string): string[] {
  let separator = ','
  let end = ';'
  const fields: string[] = []
  let at = 0
  while (at < text.length) {
    const [head, digits] = /^\s*(\d{1,4})H/.exec(text.slice(at, at + 20)) ?? []
    let field = ''
    if (head !== undefined) {
      const from = at + head.length
      field = text.slice(from, from + Number(digits))
      at = from + Number(digits)
    }
    // The first two fields say which separators the file uses.
    if (fields.length === 0 && field) separator = field
    if (fields.length === 1 && field) end = field
    while (at < text.length && text[at] !== separator && text[at] !== end) {
      field += text[at]
      at += 1
    }
    fields.push(field)
    if (text[at] === end) break
    at += 1
  }
  return fields
}
