import type { BankReceipt } from '@verstat/contract'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db, Tx } from '../billing-context.ts'
import type { BankReceiptTable } from './receipt.tables.ts'

export type ReceiptRow = Selectable<BankReceiptTable>

type Found = ReceiptRow & {
  readonly transaction_id: string | null
  readonly number: number | null
  readonly buyer_id: string | null
  readonly buyer_name: string | null
}

/** Returns bank receipts with the purchases that they paid, newest first. */
export async function findReceipts(
  db: Db,
  {
    show,
    before,
    limit,
  }: { readonly show: 'open' | 'all'; readonly before?: string | undefined; readonly limit: number },
): Promise<readonly Found[]> {
  const conditions = [
    ...(show === 'open' ? [sql`r.status = 'open'`] : []),
    ...(before ? [sql`r.id < ${before}`] : []),
  ]
  return select(
    db,
    sql`${sql.join([sql`true`, ...conditions], sql` and `)} order by r.id desc limit ${limit}`,
  )
}

export async function findReceipt(db: Db, id: string): Promise<Found | undefined> {
  const [row] = await select(db, sql`r.id = ${id}`)
  return row
}

/** Returns the receipts that paid a purchase. A purchase has few of them. */
export function findReceiptsOf(db: Db, transactionId: string): Promise<readonly Found[]> {
  return select(
    db,
    sql`r.attempt_id in (select id from attempts where transaction_id = ${transactionId}) order by r.id`,
  )
}

async function select(db: Db, rest: RawBuilder<unknown>): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`
    select r.*, t.id as transaction_id, t.number, u.id as buyer_id, u.firstname || ' ' || u.lastname as buyer_name
      from bank_receipts r left join attempts a on a.id = r.attempt_id
        left join transactions t on t.id = a.transaction_id left join users u on u.id = t.user_id
     where ${rest}`.execute(db)
  return rows
}

/** Locks a receipt. If the purchase must be locked too, lock it first. */
export function lockReceipt(tx: Tx, id: string): Promise<ReceiptRow | undefined> {
  return tx.selectFrom('bank_receipts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function viewReceipt(row: Found): z.input<typeof BankReceipt> {
  return {
    id: row.id,
    amount: { amountMinor: row.amount_minor, currency: row.currency },
    receivedOn: row.received_on,
    bankReference: row.bank_reference,
    payer: row.payer,
    payerCode: row.payer_code,
    purpose: row.purpose,
    status: row.status,
    transaction:
      row.transaction_id === null || row.number === null
        ? null
        : {
            id: row.transaction_id,
            number: row.number,
            buyer: row.buyer_id === null ? null : { id: row.buyer_id, name: row.buyer_name ?? '' },
          },
    createdAt: row.created_at.toISOString(),
  }
}
