import type { Linked } from '@verstat/contract'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod/mini'
import type { PanelContext } from '../panel-context.ts'
import { type Counted, type LinkedOf, limited, totalOf } from './linked-rows.ts'

type Output = z.input<typeof Linked>

const money = (amountMinor: number) => ({ amountMinor, currency: 'UAH' as const })

export async function findPayments(
  { db }: PanelContext,
  { users, payerCode }: LinkedOf,
  own: RawBuilder<unknown>,
): Promise<Output['payments']> {
  type Payment = NonNullable<Output['payments']>['items'][number]
  type Row = Counted<Pick<Payment, 'id' | 'number' | 'status'>> & {
    readonly description_uk: string
    readonly description_en: string
    readonly amount_minor: number
    readonly created_at: Date
  }
  const { rows } = await sql<Row>`
    select t.id, t.number, t.description_uk, t.description_en, t.amount_minor, t.status, t.created_at,
        count(*) over ()::int as total
      from transactions t where t.id in (
        select id from transactions where user_id = any(${[...users]}::uuid[])
        union select p.id from transactions p join ${own} own on own.id = p.listing_id
        union select transaction_id from purchase_payers where code = ${payerCode ?? null})
     order by t.number desc ${limited}`.execute(db)
  return {
    total: totalOf(rows),
    items: rows.map((row) => ({
      id: row.id,
      number: row.number,
      description: { uk: row.description_uk, en: row.description_en },
      amount: money(row.amount_minor),
      status: row.status,
      createdAt: row.created_at.toISOString(),
    })),
  }
}

/** Returns the lines of bank statements that paid for purchases of the users, or whose payer has the code. */
export async function findReceipts(
  { db }: PanelContext,
  { users, payerCode }: LinkedOf,
): Promise<Output['receipts']> {
  type Row = Counted<{
    readonly id: string
    readonly amount_minor: number
    readonly received_on: string
    readonly payer: string
    readonly payer_code: string | null
    readonly purpose: string
    readonly transaction_id: string | null
    readonly number: number | null
  }>
  const { rows } = await sql<Row>`
    select r.id, r.amount_minor, r.received_on, r.payer, r.payer_code, r.purpose, t.id as transaction_id, t.number,
        count(*) over ()::int as total
      from bank_receipts r left join attempts a on a.id = r.attempt_id
        left join transactions t on t.id = a.transaction_id
     where r.id in (
       select id from bank_receipts where payer_code = ${payerCode ?? null}
       union select paid.id from transactions bought join attempts by_invoice on by_invoice.transaction_id = bought.id
         join bank_receipts paid on paid.attempt_id = by_invoice.id
        where bought.user_id = any(${[...users]}::uuid[]))
     order by r.received_on desc, r.id desc ${limited}`.execute(db)
  return {
    total: totalOf(rows),
    items: rows.map((row) => ({
      id: row.id,
      amount: money(row.amount_minor),
      receivedOn: row.received_on,
      payer: row.payer,
      payerCode: row.payer_code,
      purpose: row.purpose,
      transaction:
        row.transaction_id === null || row.number === null
          ? null
          : { id: row.transaction_id, number: row.number },
    })),
  }
}
