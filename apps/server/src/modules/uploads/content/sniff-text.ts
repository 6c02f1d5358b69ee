import type { ContentName } from './content-kind.ts'

/** Detects the supported text formats. Returns undefined for other text and for binary data. */
export function sniffText(head: Buffer, tail: Buffer, size: number): ContentName | undefined {
  const text = decode(head)
  if (text === undefined || !isPlain(text) || /^#!/.test(text)) return undefined
  if (/^ISO-10303-21;/.test(text))
    return /END-ISO-10303-21;\s*$/.test(tail.toString('latin1')) ? 'step' : undefined
  if (isDxf(text)) return 'dxf'
  if (isStl(text)) return 'stl'
  if (isIges(text, tail)) return 'igs'
  if (isObj(text, tail, head.length < size)) return 'obj'
  return isCsv(text, head.length < size) ? 'csv' : undefined
}

/**
 * Tries UTF-16 with a byte order mark, then UTF-8, then Windows-1251. Windows-1251 comes last because it accepts any
 * bytes.
 */
function decode(head: Buffer): string | undefined {
  if (head.length === 0) return undefined
  if (head[0] === 0xff && head[1] === 0xfe) return new TextDecoder('utf-16le').decode(head)
  // `head` may end in the middle of a character, so up to three bytes are cut off.
  for (let cut = 0; cut < 4; cut += 1) {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(head.subarray(0, head.length - cut))
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
  }
  return new TextDecoder('windows-1251').decode(head)
}

function isPlain(text: string): boolean {
  return !/[^\P{Cc}\t\r\n]/u.test(text)
}

/**
 * A DXF file consists of pairs of lines: a group code and a value. After comments (group code 999) a section must
 * start.
 */
function isDxf(text: string): boolean {
  return /^(?:\s*999\r?\n[^\n]*\n)*\s*0\r?\n\s*SECTION\r?\n/.test(text)
}

function isStl(text: string): boolean {
  return /^\s*solid\b[^\n]*\n\s*(?:facet\s+normal\b|endsolid\b)/i.test(text)
}

/**
 * Each line of an IGES file has 72 characters, the letter of its section and a number. Only the first lines may have
 * any content, so all lines of both ends are examined.
 */
function isIges(text: string, tail: Buffer): boolean {
  const isWhole = (lines: readonly string[]) =>
    lines.every((line) => /^.{72}[SGDPT][ 0-9]{7}\s{0,4}$/.test(line))
  const lines = text.split(/\r?\n/)
  const last = tail.toString('latin1').trimEnd().split(/\r?\n/)
  return (
    /^.{72}S {0,6}0{0,6}1\s*$/.test(lines[0] ?? '') &&
    isWhole(lines.slice(0, -1)) &&
    isWhole(last.slice(1)) &&
    /^.{72}T {0,6}0{0,6}1$/.test(last.at(-1) ?? '')
  )
}

/** A statement of an OBJ file that has numbers, a statement that has a name, a comment or an empty line. */
const OBJ_LINE =
  /^\s*(?:(?:v|vn|vt|vp|f|l|p)\s[-+\d.eE\s/]+\\?|(?:o|g|s|mg|mtllib|usemtl|usemap|maplib|lod)\b.*|#.*)?$/
const OBJ_VERTEX = /^[ \t]*v(?:[ \t]+[-+]?[\d.]+(?:e[-+]?\d+)?){3}/im
const OBJ_FACE = /^[ \t]*f(?:[ \t]+-?\d+(?:\/-?\d*){0,2}){3}/m

/** Both ends of an OBJ file consist of its statements alone. They include vertices and a face. */
function isObj(text: string, tail: Buffer, isCut: boolean): boolean {
  const first = text.split(/\r?\n/)
  const last = tail.toString('latin1').split(/\r?\n/)
  // The first line of the tail and the last line of the head may be cut off.
  const lines = isCut ? [...first.slice(0, -1), ...last.slice(1)] : first
  if (!OBJ_VERTEX.test(text) || !lines.every((line) => OBJ_LINE.test(line))) return false
  return OBJ_FACE.test(lines.join('\n'))
}

/** The maximum number of table rows to examine. */
const ROWS = 200
/**
 * Matches lines that are typical of source code but not of tables. It must not search for their start across lines,
 * because a file of empty lines would then take seconds.
 */
const CODE =
  /^[ \t]*(?:import\s|export\s|function\b|var\s|let\s|const\s|class\s|@echo\b|#include\b|Sub\s|<)/im

/**
 * Returns whether one separator splits nearly all rows into the same number of columns. There must be at least two
 * columns.
 */
function isCsv(text: string, isCut: boolean): boolean {
  if (CODE.test(text)) return false
  return [';', ',', '\t'].some((separator) => {
    const rows = readRows(text, separator)
    // The last row may be cut off in the middle.
    const whole = (isCut ? rows.slice(0, -1) : rows)
      .filter((row) => row.length > 1 || row[0] !== '')
      .slice(0, ROWS)
    const [first] = whole
    if (!first || first.length < 2) return false
    const isFilled = whole.some((row) => row.filter((cell) => cell.trim() !== '').length >= 2)
    const alike = whole.filter((row) => row.length === first.length).length
    return isFilled && alike >= whole.length * 0.9
  })
}

function readRows(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && sign === separator) {
      row.push(cell)
      cell = ''
    } else if (!isQuoted && sign === '\n') {
      rows.push([...row, cell.replace(/\r$/, '')])
      if (rows.length > ROWS) return rows
      row = []
      cell = ''
    } else cell += sign
  }
  if (row.length > 0 || cell !== '') rows.push([...row, cell])
  return rows
}
