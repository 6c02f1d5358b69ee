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
