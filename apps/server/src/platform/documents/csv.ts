import { kyivDay, kyivTime, type LocaleCode, twoDigits } from '@verstat/i18n'

export type Cell = string | number | Date | null | undefined

/** Without the mark, spreadsheets read Ukrainian letters in a wrong encoding. */
const BYTE_ORDER_MARK = '\ufeff'
/** Spreadsheets expect the list separator of their language. */
const SEPARATOR: Readonly<Record<LocaleCode, string>> = { uk: ';', en: ',' }

export function toCsv(locale: LocaleCode, rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((row) => row.map((cell) => printCell(locale, cell)).join(SEPARATOR[locale]))
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`
}

/**
 * Quotes a cell. A text that begins like a formula gets an apostrophe, because a spreadsheet would otherwise run it as
 * a formula, and anybody may have written the text. Numbers stay numbers.
 */
function printCell(locale: LocaleCode, cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return printNumber(locale, cell)
  if (cell instanceof Date) return printMoment(cell)
  // No-break spaces are for pages. In a spreadsheet they would hinder the search.
  const text = cell.replaceAll(/[\u00a0\u202f]/g, ' ')
  const safe = /^[\s\p{Cf}]*[=+\-@\t\r＝＋－＠]/u.test(text) ? `'${text}` : text
  return /[";,\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A spreadsheet in Ukrainian reads `149.5` as a text or even as a date, and only `149,5` as a number. */
function printNumber(locale: LocaleCode, value: number): string {
  return locale === 'uk' ? String(value).replace('.', ',') : String(value)
}

/** Prints the day and time in Kyiv. Spreadsheets in every language read this format as a time. */
function printMoment(at: Date): string {
  const { hour, minute } = kyivTime(at)
  return `${kyivDay(at)} ${twoDigits(hour)}:${twoDigits(minute)}`
}
