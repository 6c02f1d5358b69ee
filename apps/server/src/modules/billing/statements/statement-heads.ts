import type { StatementColumns, StatementField } from '@verstat/contract'
import type { CsvRow } from './split-csv.ts'

export type KnownBank = 'privatbank' | 'monobank'

/**
 * The column headers as the banks print them, normalized by `normalizeHead`. If a field has several headers, the first
 * one that is found counts.
 */
type Layout = Readonly<Partial<Record<StatementField, readonly string[]>>>

const LAYOUTS: Readonly<Record<KnownBank, Layout>> = {
  // The statement («Виписка») of «Приват24 для бізнесу» (PrivatBank for businesses): windows-1251, semicolons, a minus
  // before outgoing amounts.
  privatbank: {
    day: ['дата операції'],
    amount: ['сума'],
    payer: ['кореспондент'],
    purpose: ['призначення платежу'],
    payerCode: ['єдрпоу кореспондента'],
    reference: ['номер документу', 'номер документа'],
    currency: ['валюта'],
    account: ['рахунок'],
  },
  // The statement of a business account at monobank: UTF-8, commas or semicolons. A column says whether money came in
  // or went out; in newer files outgoing amounts also have a minus.
  monobank: {
    day: ['дата операції'],
    amount: ['сума в валюті рахунку'],
    payer: ['контрагент'],
    purpose: ['деталі операції'],
    payerCode: ['єдрпоу контрагента', 'едрпоу контрагента'],
    reference: ['номер платіжного доручення'],
    direction: ['вид операції (дебет/кредит)'],
    currency: ['валюта операції'],
  },
}

/** Optional columns. Older files do not have them. */
const MAY_LACK: Readonly<Record<KnownBank, readonly StatementField[]>> = {
  privatbank: ['reference', 'currency', 'account'],
  monobank: ['reference', 'currency'],
}

/** The header row must be among this many first rows. The rows above it may describe the account and the period. */
const HEADS_WITHIN = 15

export type FoundHeads = {
  readonly heads: readonly string[]
  readonly rows: readonly CsvRow[]
  readonly bank: KnownBank | null
  readonly columns: StatementColumns | null
}

/** Finds the row of column headers. In a file of an unknown bank, it is the first of the rows with the most cells. */
export function findHeads(rows: readonly CsvRow[]): FoundHeads {
  const first = rows.slice(0, HEADS_WITHIN)
  for (const [at, { cells }] of first.entries()) {
    for (const bank of ['privatbank', 'monobank'] as const) {
      const columns = columnsOf(bank, cells.map(normalizeHead))
      if (columns) return { heads: cells, rows: rows.slice(at + 1), bank, columns }
    }
  }
  const widest = Math.max(0, ...first.map(({ cells }) => cells.length))
  const at = first.findIndex(({ cells }) => cells.length === widest)
  return { heads: first[at]?.cells ?? [], rows: rows.slice(at + 1), bank: null, columns: null }
}

function columnsOf(bank: KnownBank, heads: readonly string[]): StatementColumns | null {
  const layout = LAYOUTS[bank]
  const find = (field: StatementField) =>
    layout[field]?.map((head) => heads.indexOf(head)).find((at) => at >= 0)
  const [day, amount, payer, purpose] = [find('day'), find('amount'), find('payer'), find('purpose')]
  if (day === undefined || amount === undefined || payer === undefined || purpose === undefined) return null
  const more: Partial<Record<StatementField, number>> = {}
  for (const field of ['payerCode', 'reference', 'direction', 'currency', 'account'] as const) {
    const at = find(field)
    if (at !== undefined) more[field] = at
    else if (layout[field] && !MAY_LACK[bank].includes(field)) return null
  }
  return { day, amount, payer, purpose, ...more }
}

/** PrivatBank prints the Latin «i» instead of the Ukrainian «і». */
function normalizeHead(head: string): string {
  return head
    .toLowerCase()
    .replaceAll('i', 'і')
    .replaceAll(/[\s\ufeff]+/g, ' ')
    .trim()
}
