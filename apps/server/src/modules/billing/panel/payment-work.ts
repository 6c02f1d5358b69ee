import { type QueryExecutorProvider, sql } from 'kysely'
import { STUCK_TRIES } from '../payments/provider/provider-inbox.ts'

/** Selects the purchases that need a decision by staff, except purchases with a refund in progress. */
export const waitingIds = sql`(
  select t.id from transactions t where t.review and not exists (
    select from refunds r where r.transaction_id = t.id
      and (r.status in ('requested', 'sending') or (r.status in ('unknown', 'pending') and r.query_at is not null)))
  union select transaction_id from refund_cases where closed_at is null
  union select transaction_id from refunds
    where status = 'to_transfer' or (status in ('unknown', 'pending') and query_at is null))`

export type PaymentWork = {
  /** Purchases about which staff must decide. */
  readonly purchases: number
  /** Bank receipts without a purchase, and reports of providers that match no payment. */
  readonly receipts: number
}

/** Counts the work of the two pages about payments, the list of purchases and the list of receipts. */
export async function countPaymentWork(db: QueryExecutorProvider): Promise<PaymentWork> {
  const { rows } = await sql<PaymentWork>`
    select (select count(*) from ${waitingIds} w)::int as purchases,
      (select count(*) from bank_receipts where status = 'open')::int
      + (select count(*) from provider_events where result = 'unmatched' and put_aside_at is null)::int
      + (select count(*) from provider_events
          where applied_at is null and tries >= ${sql.lit(STUCK_TRIES)} and put_aside_at is null)::int
      as receipts`.execute(db)
  return rows[0] ?? { purchases: 0, receipts: 0 }
}
