import type { ConversationLine } from '@verstat/contract'
import { onTables, transactionOnTables } from '../../../platform/db/on-tables.ts'
import { sequentialUuidV7 } from '../../../platform/ids/uuid-v7.ts'
import { findOfferedOrder, isSealed } from '../../directory/index.ts'
import type { AllTables, Tx } from '../messages-context.ts'
import * as conversations from './conversation.repository.ts'

type Line = { readonly code: ConversationLine; readonly at: Date }

/**
 * Adds a line about an offer or a deal to the conversation of the producer and the customer about the order, if there
 * is one. The caller has locked the order.
 */
export async function followOffer(
  given: { readonly isTransaction: true },
  { orderId, producerId, code, at }: Line & { readonly orderId: string; readonly producerId: string },
): Promise<void> {
  const tx: Tx = transactionOnTables<AllTables>(given)
  const order = await findOfferedOrder(onTables(tx), orderId, at)
  if (!order || order.ownerId === null) return
  const talk = await conversations.lockAbout(tx, { orderId, producerId, customerId: order.ownerId })
  if (!talk) return
  await addLines(tx, talk, [{ code, at }])
  // The place in the list would tell the customer of a sealed offer.
  if (!isSealed(order, at)) await conversations.update(tx, talk.id, { last_at: at })
}

/** Adds lines after the last message of a locked conversation. They take no number, so they are never unread. */
export async function addLines(
  tx: Tx,
  { id, last_seq }: Pick<conversations.ConversationRow, 'id' | 'last_seq'>,
  lines: readonly Line[],
): Promise<void> {
  if (lines.length === 0) return
  const { last } = await tx
    .selectFrom('messages')
    .select(({ fn }) => fn.max<number | null>('part').as('last'))
    .where('conversation_id', '=', id)
    .where('seq', '=', last_seq)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('messages')
    .values(
      lines.map(({ code, at }, index) => ({
        id: sequentialUuidV7(at),
        conversation_id: id,
        seq: last_seq,
        part: (last ?? 0) + 1 + index,
        line: code,
        created_at: at,
      })),
    )
    .execute()
}
