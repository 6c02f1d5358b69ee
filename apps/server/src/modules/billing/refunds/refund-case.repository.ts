import type { Selectable } from 'kysely'
import type { RefundCaseTable } from '../billing.tables.ts'
import type { Db, Tx } from '../billing-context.ts'

export type RefundCaseRow = Selectable<RefundCaseTable>

/** The case that a rejected or blocked listing opened for a purchase, until somebody decides. */
export function findOpenCase(db: Db, transactionId: string): Promise<RefundCaseRow | undefined> {
  return db
    .selectFrom('refund_cases')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
}

/** Those of some purchases that staff have to decide about. */
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

/** Closes the open case of a purchase; answers whether there was one. */
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
