import { transactionOnTables } from '../../../platform/db/on-tables.ts'
import type { AllTables, Tx } from '../messages-context.ts'
import * as conversations from './conversation.repository.ts'
import * as messages from './message.repository.ts'

/**
 * Keeps a reported message as it is: from now on its author can neither change it nor take it back. The lock of the
 * conversation orders this and what the author does meanwhile, so the caller calls it last.
 */
export async function keepReportedMessage(
  given: { readonly isTransaction: true },
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<void> {
  const tx: Tx = transactionOnTables<AllTables>(given)
  const message = await messages.find(tx, id)
  if (!message || !(await conversations.lock(tx, message.conversation_id))) return
  await tx
    .updateTable('messages')
    .set({ reported_at: now })
    .where('id', '=', id)
    .where('reported_at', 'is', null)
    .execute()
}
