import { createHash } from 'node:crypto'
import type { StatementColumns } from '@verstat/contract'
import { kyivDay } from '@verstat/i18n'
import { type RawBuilder, sql } from 'kysely'
import type { BillingContext, Db } from '../billing-context.ts'
import { findInvoiceNumbers } from './invoice-numbers.ts'
import { type Invoice, typedName } from './match-lines.ts'
import type { StatementLine } from './statement-lines.ts'

/** Finds the invoices that the lines name, and the open invoices of the payers of the lines. */
export async function findInvoices(
  ctx: BillingContext,
  lines: readonly StatementLine[],
): Promise<readonly Invoice[]> {
  const numbers = new Set<number>()
  for (const { purpose } of lines) {
    const { invoices, marked, bare } = findInvoiceNumbers(purpose)
    for (const number of [...invoices, ...marked, ...bare]) numbers.add(number)
  }
  const codes = new Set(lines.flatMap(({ payerCode }) => payerCode ?? []))
  const rows = [
    ...(numbers.size > 0 ? await select(ctx.db, sql`t.number = any(${[...numbers]}::bigint[])`) : []),
    ...(codes.size > 0
      ? await select(ctx.db, sql`p.code = any(${[...codes]}::text[]) and t.winner_id is null`)
      : []),
  ]
  const byId = new Map(rows.map((row) => [row.id, row]))
  return [...byId.values()].map((row) => ({
    transactionId: row.id,
    number: row.number,
    amountMinor: row.amount_minor,
    payerCode: row.payer_code,
    isOpen: row.is_open,
    isOwn: row.user_id !== null && row.user_id === ctx.actor?.userId,
    issuedOn: kyivDay(row.issued_at.toISOString()),
  }))
}

type Row = {
  readonly id: string
  readonly number: number
  readonly user_id: string | null
  readonly amount_minor: number
  readonly payer_code: string | null
  readonly is_open: boolean
  readonly issued_at: Date
}

/** The invoice of a purchase is its latest attempt by bank transfer. */
async function select(db: Db, where: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select t.id, t.number, t.user_id, a.amount_minor, p.code as payer_code, a.created_at as issued_at,
        t.winner_id is null and t.status in ('created', 'pending') and a.facts->>'paid' is null as is_open
      from transactions t
      join lateral (select * from attempts where transaction_id = t.id and provider = 'invoice'
        and handoff is not null order by id desc limit 1) a on true
      left join purchase_payers p on p.transaction_id = t.id
     where ${where}`.execute(db)
  return rows
}

/** Returns the keys of the lines that were taken before, and the names of lines that staff typed. */
export async function findTaken(
  db: Db,
  lines: readonly StatementLine[],
): Promise<{ readonly known: ReadonlySet<string>; readonly typed: ReadonlySet<string> }> {
  if (lines.length === 0) return { known: new Set(), typed: new Set() }
  const taken = await db
    .selectFrom('bank_receipts')
    .select('line_key')
    .where('line_key', '=', sql<string>`any(${lines.map(({ key }) => key)}::text[])`)
    .execute()
  const days = [...new Set(lines.map(({ day }) => day))]
  const typed = await db
    .selectFrom('bank_receipts')
    .select(['received_on', 'bank_reference', 'amount_minor'])
    .where('line_key', 'is', null)
    .where('received_on', '=', sql<string>`any(${days}::date[])`)
    .execute()
  return {
    known: new Set(taken.flatMap(({ line_key }) => line_key ?? [])),
    typed: new Set(
      typed.map((row) =>
        typedName({ day: row.received_on, reference: row.bank_reference, amountMinor: row.amount_minor }),
      ),
    ),
  }
}

export async function recallColumns(db: Db, heads: readonly string[]): Promise<StatementColumns | null> {
  const row = await db
    .selectFrom('statement_columns')
    .select('columns')
    .where('heads_hash', '=', hashOf(heads))
    .executeTakeFirst()
  return row?.columns ?? null
}

export async function rememberColumns(
  { db, now }: Pick<BillingContext, 'db' | 'now'>,
  heads: readonly string[],
  columns: StatementColumns,
  userId: string,
): Promise<void> {
  const chosen = { columns: JSON.stringify(columns), chosen_by: userId, chosen_at: now() }
  await db
    .insertInto('statement_columns')
    .values({ heads_hash: hashOf(heads), ...chosen })
    .onConflict((conflict) => conflict.column('heads_hash').doUpdateSet(chosen))
    .execute()
}

function hashOf(heads: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(heads)).digest('hex')
}
