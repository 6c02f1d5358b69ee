/**
 * Decodes the bytes of a statement: UTF-8 with or without a byte order mark, otherwise windows-1251. Returns undefined
 * for anything that is not text.
 */
export function decodeStatement(bytes: Uint8Array): string | undefined {
  const text = decodeUtf8(bytes) ?? new TextDecoder('windows-1251').decode(bytes)
  // PostgreSQL cannot store these characters, and no text contains them.
  return ['\0', '\u0098', '\ufffd'].some((char) => text.includes(char)) ? undefined : text.normalize('NFC')
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

export type CsvRow = {
  /** The number of the line in the file. The first line is 1. */
  readonly row: number
  readonly cells: readonly string[]
}

/** Splits a statement into rows. Empty lines are left out. */
export function splitCsv(text: string): readonly CsvRow[] {
  const lines = joinHeads(text.split(/\r\n|\n|\r/))
  const separator = findSeparator(lines)
  return lines.flatMap((line, at) =>
    line.trim() === '' ? [] : [{ row: at + 1, cells: splitLine(line, separator) }],
  )
}

/** Heads with line breaks take at most this many lines, and they begin among as many first lines. */
const HEAD_LINES_MAX = 20

/**
 * Joins the lines of a row of heads. monobank breaks long heads into lines inside their quotation marks. Only lines
 * without digits are joined, because every payment has digits and must stay a row of its own. The other lines keep
 * their numbers.
 */
function joinHeads(lines: readonly string[]): readonly string[] {
  const from = lines.slice(0, HEAD_LINES_MAX).findIndex((line) => isUnclosed(line) && !hasDigit(line))
  if (from < 0) return lines
  const more = lines.slice(from + 1, from + HEAD_LINES_MAX).findIndex(hasDigit)
  const joined = lines.slice(from, more < 0 ? from + HEAD_LINES_MAX : from + 1 + more).join(' ')
  if (hasDigit(joined) || isUnclosed(joined)) return lines
  const count = more < 0 ? HEAD_LINES_MAX : more + 1
  const blanks = lines.slice(from + 1, from + count).map(() => '')
  return [...lines.slice(0, from), joined, ...blanks, ...lines.slice(from + count)]
}

const hasDigit = (line: string) => /\d/.test(line)
/** Whether a quoted cell begins in the line and does not end there. */
const isUnclosed = (line: string) => line.replaceAll(/[^"]/g, '').length % 2 === 1

const SEPARATORS = [';', ',', '\t'] as const

function findSeparator(lines: readonly string[]): string {
  const counts = SEPARATORS.map((separator) => ({
    separator,
    count: Math.max(0, ...lines.slice(0, 20).map((line) => line.split(separator).length)),
  }))
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).separator
}

/**
 * Splits one line. PrivatBank does not escape quotation marks, so a mark begins a quoted cell only when the cell also
 * ends with one. A quoted cell never spans lines: a lost mark must not swallow the payments after it.
 */
function splitLine(line: string, separator: string): string[] {
  const cells: string[] = []
  let at = 0
  for (;;) {
    const quoted = line[at] === '"' ? readQuoted(line, at, separator) : undefined
    const end = quoted?.end ?? nextSeparator(line, at, separator)
    cells.push((quoted?.text ?? line.slice(at, end)).trim())
    if (end >= line.length) return cells
    at = end + 1
  }
}

function nextSeparator(line: string, from: number, separator: string): number {
  const found = line.indexOf(separator, from)
  return found < 0 ? line.length : found
}

function readQuoted(
  line: string,
  from: number,
  separator: string,
): { text: string; end: number } | undefined {
  let text = ''
  for (let at = from + 1; at < line.length; at += 1) {
    if (line[at] !== '"') text += line[at]
    else if (line[at + 1] === '"') {
      text += '"'
      at += 1
    } else {
      const end = at + 1
      return end === line.length || line[end] === separator ? { text, end } : undefined
    }
  }
  return undefined
}
