import type { Selectable } from 'kysely'
import type { RefundCaseTable } from '../billing.tables.ts'
import type { Db, Tx } from '../billing-context.ts'

export type RefundCaseRow = Selectable<RefundCaseTable>

/** Finds the undecided case of a purchase whose listing was rejected or blocked. */
export function findOpenCase(db: Db, transactionId: string): Promise<RefundCaseRow | undefined> {
  return db
    .selectFrom('refund_cases')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
}

/** Returns those of the given purchases that have an undecided case. */
export async function findPurchasesWithCase(db: Db, transactionIds: readonly string[]): Promise<Set<string>> {
  if (transactionIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('refund_cases')
    .select('transaction_id')
    .where('transaction_id', 'in', transactionIds)
    .where('closed_at', 'is', null)
    .execute()
  return new Set(rows.map(({ transaction_id }) => transaction_id))
}

export async function closeOpenCase(
  tx: Tx,
  transactionId: string,
  verdict: {
    readonly verdict: 'refunded' | 'kept'
    readonly note: string
    readonly by: string
    readonly at: Date
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('refund_cases')
    .set({ closed_at: verdict.at, verdict: verdict.verdict, note: verdict.note, closed_by: verdict.by })
    .where('transaction_id', '=', transactionId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
