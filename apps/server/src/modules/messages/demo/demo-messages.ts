import type { ConversationSide } from '@verstat/contract'
import { sql } from 'kysely'
import { sequentialUuidV7 } from '../../../platform/ids/uuid-v7.ts'
import type { Db, Tx } from '../messages-context.ts'

export type DemoTalk = {
  readonly orderId: string
  readonly producerId: string
  readonly customerId: string
  readonly supplierId: string
  readonly messages: readonly { readonly from: ConversationSide; readonly text: string; readonly at: Date }[]
  /** The side that has not read the last message. */
  readonly unreadBy?: ConversationSide
}

/** Stores conversations about orders. Nobody is e-mailed about them. */
export async function storeDemoMessages(tx: Tx, talks: readonly DemoTalk[]): Promise<void> {
  for (const talk of talks) await storeTalk(tx, talk)
}

async function storeTalk(tx: Tx, talk: DemoTalk): Promise<void> {
  const { orderId, producerId, customerId, supplierId, messages, unreadBy } = talk
  const [first, last] = [messages[0], messages.at(-1)]
  if (!first || !last) return
  const order = await tx
    .selectFrom('orders')
    .select(['title_uk', 'title_en'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const producer = await tx
    .selectFrom('producers')
    .select('name')
    .where('id', '=', producerId)
    .executeTakeFirstOrThrow()
  const id = sequentialUuidV7(first.at)
  const lastOf = (side: ConversationSide) => messages.findLastIndex(({ from }) => from === side) + 1
  const readBy = (side: ConversationSide) => (side === unreadBy ? messages.length - 1 : messages.length)
  await tx
    .insertInto('conversations')
    .values({
      id,
      about_order: true,
      order_id: orderId,
      order_title: JSON.stringify({
        ...(order.title_uk === null ? {} : { uk: order.title_uk }),
        ...(order.title_en === null ? {} : { en: order.title_en }),
      }),
      producer_id: producerId,
      producer_name: producer.name,
      customer_id: customerId,
      supplier_id: supplierId,
      begun_by: first.from,
      last_seq: messages.length,
      customer_last: lastOf('customer'),
      supplier_last: lastOf('producer'),
      customer_read: readBy('customer'),
      supplier_read: readBy('producer'),
      last_at: last.at,
      created_at: first.at,
    })
    .execute()
  await tx
    .insertInto('messages')
    .values(
      messages.map(({ from, text, at }, place) => ({
        id: sequentialUuidV7(at),
        conversation_id: id,
        seq: place + 1,
        side: from,
        sender_id: from === 'customer' ? customerId : supplierId,
        text,
        created_at: at,
      })),
    )
    .execute()
}

/** Deletes the conversations about demo orders and with demo producers, which would outlive both. */
export async function removeDemoMessages(db: Db): Promise<void> {
  await sql`delete from conversations c
    where exists (select from orders o where o.id = c.order_id and o.demo)
       or exists (select from producers p where p.id = c.producer_id and p.demo)`.execute(db)
}
