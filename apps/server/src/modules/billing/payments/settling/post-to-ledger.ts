import type { Tx } from '../../billing-context.ts'
import type { Entry } from './ledger.ts'

/** Inserts a ledger posting. Throws for a duplicate `key`, because that can only be a bug. */
export async function postToLedger(
  tx: Tx,
  posting: { readonly key: string; readonly at: Date } & (
    | { readonly transactionId: string }
    | { readonly receiptId: string }
  ),
  entries: readonly Entry[],
): Promise<void> {
  if (entries.length === 0) return
  const { id } = await tx
    .insertInto('ledger_postings')
    .values({
      key: posting.key,
      at: posting.at,
      ...('receiptId' in posting
        ? { receipt_id: posting.receiptId }
        : { transaction_id: posting.transactionId }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('ledger_entries')
    .values(
      entries.map(({ account, amountMinor }) => ({
        posting_id: id,
        account,
        currency: 'UAH' as const,
        amount_minor: amountMinor,
      })),
    )
    .execute()
}
