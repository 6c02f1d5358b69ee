import type { LocaleCode } from '@verstat/i18n'

export type Cell = string | number | null | undefined

/** Without the mark, spreadsheets read Ukrainian letters in a wrong encoding. */
const BYTE_ORDER_MARK = '\ufeff'
/** Spreadsheets expect the list separator of their language. */
const SEPARATOR: Readonly<Record<LocaleCode, string>> = { uk: ';', en: ',' }

export function toCsv(locale: LocaleCode, rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((row) => row.map(printCell).join(SEPARATOR[locale]))
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`
}

/**
 * Quotes a cell. A text that begins like a formula gets an apostrophe, because a spreadsheet would otherwise run it as
 * a formula, and anybody may have written the text. Numbers stay numbers.
 */
function printCell(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = /^[\s\p{Cf}]*[=+\-@\t\r＝＋－＠]/u.test(cell) ? `'${cell}` : cell
  return /[";,\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
