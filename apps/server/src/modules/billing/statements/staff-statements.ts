import type {
  RouteOutput,
  RouteParsed,
  readStatement as readRoute,
  takeStatement as takeRoute,
} from '@verstat/contract'
import { STATEMENT_BYTES_MAX, STATEMENT_LINES_MAX } from '@verstat/contract'
import { invalid } from '../../../platform/http/app-error.ts'
import { reauthenticate, requireRight } from '../../accounts/index.ts'
import type { BillingContext, PanelBillingContext } from '../billing-context.ts'
import { type MatchedLine, matchLines } from './match-lines.ts'
import { decodeStatement, splitCsv } from './split-csv.ts'
import { findInvoices, findTaken, recallColumns, rememberColumns } from './statement.repository.ts'
import { findHeads } from './statement-heads.ts'
import { readLines } from './statement-lines.ts'
import { takeLine } from './take-line.ts'

type Read = RouteOutput<typeof readRoute>

/** Reads a statement and suggests what its lines pay. Changes nothing. */
export async function readStatement(
  ctx: BillingContext,
  input: RouteParsed<typeof readRoute>,
): Promise<Read> {
  requireRight(ctx, 'payments')
  const { lines, ...rest } = await matchStatement(ctx, input)
  return { ...rest, lines: lines.map(viewLine) }
}

/**
 * Stores the chosen lines of a statement as receipts. Each line has its own database transaction, so that a line that
 * somebody else stores at the same time does not delay the others. The password and second factor are checked only
 * once.
 */
export async function takeStatement(
  ctx: PanelBillingContext,
  input: RouteParsed<typeof takeRoute>,
): Promise<RouteOutput<typeof takeRoute>> {
  requireRight(ctx, 'payments')
  const statement = await matchStatement(ctx, input)
  const lines = new Map(statement.lines.map((line) => [line.key, line]))
  const chosen = input.decisions.map(({ key, number }) => {
    const line = lines.get(key)
    if (!line) throw invalid({ path: 'decisions', code: 'unknown_reference' })
    return { line, number }
  })
  if (new Set(chosen.map(({ line }) => line.key)).size < chosen.length)
    throw invalid({ path: 'decisions', code: 'invalid_value' })
  const { userId } = await reauthenticate(ctx, input)
  if (input.columns) await rememberColumns(ctx, statement.heads, input.columns, userId)
  const results: RouteOutput<typeof takeRoute>['results'] = []
  for (const { line, number } of chosen) {
    results.push({ key: line.key, outcome: await takeLine(ctx, line, number, { userId, ip: ctx.ip }) })
  }
  return { results }
}

type Matched = Omit<Read, 'lines'> & { readonly lines: readonly MatchedLine[] }

async function matchStatement(
  ctx: BillingContext,
  { file, columns: chosen }: RouteParsed<typeof readRoute>,
): Promise<Matched> {
  const bytes = Buffer.from(file, 'base64')
  if (bytes.length > STATEMENT_BYTES_MAX) throw invalid({ path: 'file', code: 'too_long' })
  const text = decodeStatement(bytes)
  if (text === undefined) throw invalid({ path: 'file', code: 'invalid_format' })
  const { heads, rows, bank, columns: known } = findHeads(splitCsv(text))
  if (heads.length < 4 || rows.length === 0) throw invalid({ path: 'file', code: 'invalid_format' })
  if (rows.length > STATEMENT_LINES_MAX) throw invalid({ path: 'file', code: 'too_many' })
  if (Object.values(chosen ?? {}).some((at) => at !== undefined && at >= heads.length))
    throw invalid({ path: 'columns', code: 'unknown_reference' })
  const columns = chosen ?? known ?? (await recallColumns(ctx.db, heads))
  const shown = { heads: [...heads], sample: [...(rows[0]?.cells ?? [])], columns }
  const nothing = { leftOut: { outgoing: 0, currency: 0, account: 0 }, unreadable: [], lines: [] }
  if (!columns) return { bank: null, ...shown, ...nothing }
  const read = readLines(rows, heads, columns, { iban: ctx.billing.seller()?.iban ?? null, now: ctx.now() })
  const { known: taken, typed } = await findTaken(ctx.db, read.lines)
  const invoices = await findInvoices(ctx, read.lines)
  return {
    bank: chosen || !known ? 'chosen' : bank,
    ...shown,
    leftOut: read.leftOut,
    unreadable: [...read.unreadable],
    lines: matchLines(read.lines, invoices, taken, typed),
  }
}

function viewLine({ amountMinor, candidates, doubts, ...line }: MatchedLine): Read['lines'][number] {
  return {
    ...line,
    amount: { amountMinor, currency: 'UAH' },
    doubts: [...doubts],
    candidates: candidates.map(({ number, transactionId, isOpen, ...invoice }) => ({
      number,
      transactionId,
      isOpen,
      amount: { amountMinor: invoice.amountMinor, currency: 'UAH' as const },
    })),
  }
}
