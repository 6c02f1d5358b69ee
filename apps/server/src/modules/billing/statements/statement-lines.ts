import { createHash } from 'node:crypto'
import {
  BANK_REFERENCE_MAX,
  PAYER_MAX,
  PURPOSE_MAX,
  STATEMENT_LINES_MAX,
  type StatementColumns,
} from '@verstat/contract'
import { kyivDay } from '@verstat/i18n'
import type { CsvRow } from './split-csv.ts'

/** Incoming money on a line of a statement. */
export type StatementLine = {
  readonly key: string
  readonly row: number
  readonly day: string
  readonly amountMinor: number
  readonly payer: string
  readonly payerCode: string | null
  readonly purpose: string
  readonly reference: string
}

export type ReadLines = {
  readonly lines: readonly StatementLine[]
  readonly leftOut: { readonly outgoing: number; readonly currency: number; readonly account: number }
  readonly unreadable: readonly number[]
}

/**
 * Reads the lines of a statement. Lines with another currency, with an account other than `iban` or with outgoing money
 * are only counted. A line with an unreadable day or amount, or with missing cells, is reported as unreadable. Its
 * values are never guessed.
 */
export function readLines(
  rows: readonly CsvRow[],
  heads: readonly string[],
  columns: StatementColumns,
  { iban, now }: { readonly iban: string | null; readonly now: Date },
): ReadLines {
  const lines: StatementLine[] = []
  const leftOut = { outgoing: 0, currency: 0, account: 0 }
  const unreadable: number[] = []
  const today = kyivDay(now.toISOString())
  const seen = new Map<string, number>()
  for (const { row, cells } of rows.slice(0, STATEMENT_LINES_MAX)) {
    const cell = (at: number | undefined) => clean(at === undefined ? '' : (cells[at] ?? ''))
    const isWhole = hasOneReading(cells, heads, columns)
    const day = readDay(cell(columns.day))
    const signed = readAmount(cell(columns.amount))
    if (!isWhole || day === undefined || day > today || signed === undefined) {
      unreadable.push(row)
      continue
    }
    const direction = columns.direction === undefined ? 'in' : readDirection(cell(columns.direction))
    const currency = cell(columns.currency)
    if (direction === undefined || signed === 0) unreadable.push(row)
    else if (currency !== '' && !/^(uah|980|грн\.?)$/i.test(currency)) leftOut.currency += 1
    else if (isOther(cell(columns.account), iban)) leftOut.account += 1
    else if (signed < 0 || direction === 'out') leftOut.outgoing += 1
    else {
      const purpose =
        columns.purpose === lastHead(heads)
          ? clean(cells.slice(columns.purpose).join(' '))
          : cell(columns.purpose)
      const code = cell(columns.payerCode)
      const facts = {
        day,
        amountMinor: signed,
        payer: cell(columns.payer),
        payerCode: /^\d{8,10}$/.test(code) ? code : null,
        purpose,
        reference: cell(columns.reference),
      }
      const identity = JSON.stringify(Object.values(facts))
      const nth = seen.get(identity) ?? 0
      seen.set(identity, nth + 1)
      lines.push({
        ...facts,
        key: `${createHash('sha256').update(identity).digest('hex')}-${nth}`,
        row,
        payer: facts.payer.slice(0, PAYER_MAX) || '—',
        purpose: purpose.slice(0, PURPOSE_MAX),
        reference: facts.reference.slice(0, BANK_REFERENCE_MAX),
      })
    }
  }
  return { lines, leftOut, unreadable }
}

/**
 * Returns whether a row can be read in only one way, because banks do not escape separators. A separator inside the
 * purpose does no harm if the purpose is the last column. A separator inside the payer's name moves the amount to the
 * right, so a cell after the amount's column looks like an amount.
 */
function hasOneReading(
  cells: readonly string[],
  heads: readonly string[],
  columns: StatementColumns,
): boolean {
  if (cells.findLastIndex((cell) => cell !== '') <= lastHead(heads)) return true
  const later = cells.slice(Math.max(columns.amount, columns.day) + 1)
  return columns.purpose === lastHead(heads) && later.every((cell) => readAmount(cell) === undefined)
}

/** Banks end the header row with a separator, so the last header may be empty. */
function lastHead(heads: readonly string[]): number {
  return heads.findLastIndex((head) => head !== '')
}

/** Control characters and marks that reverse text have no place in a payment. */
function clean(cell: string): string {
  return cell
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function isOther(account: string, iban: string | null): boolean {
  const digits = account.replaceAll(/\s/g, '').toUpperCase()
  return iban !== null && /^UA\d{27}$/.test(digits) && digits !== iban
}

function readDay(text: string): string | undefined {
  const local = /^(\d{2})[./-](\d{2})[./-](\d{4})(?:[ T,].*)?$/.exec(text)
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[ T].*)?$/.exec(text)
  const [year, month, day] = local ? [local[3], local[2], local[1]] : iso ? iso.slice(1, 4) : []
  if (year === undefined || year < '2000') return undefined
  const written = `${year}-${month}-${day}`
  const read = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(written) ? written : undefined
}

const AMOUNT_MAX = 1_000_000_000

/** Reads an amount such as `-70 000.00`, `1 200,5` or `2000.0` in kopecks. */
function readAmount(text: string): number | undefined {
  const match = /^([-−+]?)(\d{1,3}(?:[\s']\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(text)
  if (!match) return undefined
  const [, sign, whole = '', part = ''] = match
  const minor = Number(whole.replaceAll(/\D/g, '')) * 100 + Number(part.padEnd(2, '0'))
  if (minor > AMOUNT_MAX) return undefined
  return sign === '-' || sign === '−' ? -minor : minor
}

function readDirection(text: string): 'in' | 'out' | undefined {
  const word = text.toLowerCase().replaceAll('i', 'і')
  if (/^(кредит|вхідн|надходження|зарахування|credіt|cr$)/.test(word)) return 'in'
  return /^(дебет|вихідн|списання|debіt|dr$)/.test(word) ? 'out' : undefined
}
