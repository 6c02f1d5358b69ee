import type { StatementDoubt, StatementVerdict } from '@verstat/contract'
import { findInvoiceNumbers } from './invoice-numbers.ts'
import type { StatementLine } from './statement-lines.ts'

export type Invoice = {
  readonly transactionId: string
  readonly number: number
  readonly amountMinor: number
  readonly payerCode: string | null
  readonly isOpen: boolean
  readonly isOwn: boolean
  /** The day of the invoice in Kyiv. Money that came earlier was for something else. */
  readonly issuedOn: string
}

export type MatchedLine = StatementLine & {
  readonly verdict: StatementVerdict
  readonly doubts: readonly StatementDoubt[]
  readonly candidates: readonly Invoice[]
}

const CANDIDATES_MAX = 5

/**
 * Says which invoice each line pays. A line is matched only when the amount is exact and either the purpose names
 * exactly this invoice, or the payer's code and the amount fit exactly one open invoice. Everything else is left to
 * staff. `known` contains the keys of lines that were imported before. `typed` contains the names (see `typedName`) of
 * lines that staff entered by hand.
 */
export function matchLines(
  lines: readonly StatementLine[],
  invoices: readonly Invoice[],
  known: ReadonlySet<string>,
  typed: ReadonlySet<string>,
): readonly MatchedLine[] {
  const byNumber = new Map(invoices.map((invoice) => [invoice.number, invoice]))
  const matched = lines.map((line): MatchedLine => {
    if (known.has(line.key)) return { ...line, verdict: 'known', doubts: [], candidates: [] }
    const match = matchLine(line, invoices, byNumber)
    if (!typed.has(typedName(line))) return match
    return { ...match, verdict: 'doubtful', doubts: [...match.doubts, 'typed'] }
  })
  const payers = new Map<string, number>()
  for (const { verdict, candidates } of matched) {
    const id = verdict === 'matched' ? candidates[0]?.transactionId : undefined
    if (id !== undefined) payers.set(id, (payers.get(id) ?? 0) + 1)
  }
  return matched.map((line) =>
    line.verdict === 'matched' && (payers.get(line.candidates[0]?.transactionId ?? '') ?? 0) > 1
      ? { ...line, verdict: 'doubtful', doubts: ['twice'] }
      : line,
  )
}

/** The name by which a typed line is recognized in a file. */
export function typedName(line: Pick<StatementLine, 'day' | 'reference' | 'amountMinor'>): string {
  return `${line.day} ${line.amountMinor} ${line.reference}`
}

function matchLine(
  line: StatementLine,
  invoices: readonly Invoice[],
  byNumber: ReadonlyMap<number, Invoice>,
): MatchedLine {
  const named = findInvoiceNumbers(line.purpose)
  const clear = named.invoices.length > 0 ? named.invoices : named.marked
  const paidByCode = invoices.filter(
    ({ isOpen, payerCode, amountMinor, issuedOn }) =>
      isOpen &&
      payerCode !== null &&
      payerCode === line.payerCode &&
      amountMinor === line.amountMinor &&
      issuedOn <= line.day,
  )
  if (clear.length > 0) return byNumbers(line, clear, byNumber, paidByCode)
  const bare = found(named.bare, byNumber).filter(({ isOpen }) => isOpen)
  const [only] = paidByCode
  if (only && paidByCode.length === 1 && bare.every(({ number }) => number === only.number)) {
    return verdictOn(line, [only], only.isOwn ? ['own'] : [])
  }
  if (paidByCode.length > 1) return verdictOn(line, paidByCode, ['several'])
  const fitting = bare.filter(({ amountMinor }) => amountMinor === line.amountMinor)
  return verdictOn(line, [...new Set([...paidByCode, ...fitting])], ['unclear'])
}

function byNumbers(
  line: StatementLine,
  numbers: readonly number[],
  byNumber: ReadonlyMap<number, Invoice>,
  paidByCode: readonly Invoice[],
): MatchedLine {
  const invoices = found(numbers, byNumber)
  const [invoice] = invoices
  if (!invoice) return verdictOn(line, paidByCode, ['unknown'])
  if (numbers.length > 1) return verdictOn(line, invoices, ['several'])
  const doubts: StatementDoubt[] = []
  if (!invoice.isOpen) doubts.push('closed')
  if (invoice.amountMinor !== line.amountMinor) doubts.push('amount')
  if (invoice.payerCode !== null && line.payerCode !== null && invoice.payerCode !== line.payerCode)
    doubts.push('payer')
  if (invoice.issuedOn > line.day) doubts.push('early')
  if (invoice.isOwn) doubts.push('own')
  return verdictOn(line, invoices, doubts)
}

function found(numbers: readonly number[], byNumber: ReadonlyMap<number, Invoice>): Invoice[] {
  return numbers.flatMap((number) => byNumber.get(number) ?? [])
}

function verdictOn(
  line: StatementLine,
  candidates: readonly Invoice[],
  doubts: readonly StatementDoubt[],
): MatchedLine {
  if (candidates.length === 0) return { ...line, verdict: 'unmatched', doubts: [], candidates }
  const verdict = doubts.length === 0 ? 'matched' : 'doubtful'
  return { ...line, verdict, doubts, candidates: candidates.slice(0, CANDIDATES_MAX) }
}
