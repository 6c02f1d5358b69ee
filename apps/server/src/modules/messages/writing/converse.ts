import { transactionOnTables } from '../../../platform/db/on-tables.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { sequentialUuidV7 } from '../../../platform/ids/uuid-v7.ts'
import { type LeadMessage, lockOfferedOrder, type OrderHookContext } from '../../directory/index.ts'
import type { AllTables, Tx } from '../messages-context.ts'
import { maskCardNumbers } from './card-numbers.ts'
import { closeBetween } from './closing.ts'
import * as conversations from './conversation.repository.ts'
import { storeMessage } from './send-message.ts'
import { createTalk, findProducer, type Pair } from './start-conversation.ts'

/**
 * Writes the message of a lead into the conversation of its sender and the owner, and begins one if there is none. The
 * limits of leads hold, not those of conversations, and the owner has the e-mail about the lead. Returns null if an
 * order has no producer to answer as, or if one of the two is gone. Throws `not_accepted` if one has blocked the other.
 */
export async function converse(
  given: { readonly isTransaction: true },
  ctx: OrderHookContext,
  lead: LeadMessage,
): Promise<string | null> {
  const tx: Tx = transactionOnTables<AllTables>(given)
  const now = ctx.now()
  const closed = await closeBetween(tx, lead.senderId, lead.ownerId)
  if (closed === 'gone') return null
  if (closed) throw new AppError('not_accepted')
  const pair = await findPair(tx, lead, now)
  if (!pair) return null
  const { order, producer, customerId } = pair
  const subject = { orderId: order?.id ?? null, producerId: producer.id, customerId }
  const talk = (await conversations.lockAbout(tx, subject)) ?? (await createTalk(ctx, tx, pair))
  const side = conversations.sideOf(talk, lead.senderId)
  // The listing may have had another owner when the conversation began.
  const other = side && conversations.stateOf(talk, conversations.otherSide(side)).userId
  if (!side || other !== lead.ownerId) return null
  const id = sequentialUuidV7(now)
  const text = maskCardNumbers(lead.text)
  await storeMessage(tx, talk, side, { id, text, senderId: lead.senderId, at: now, isTold: true })
  return talk.id
}

async function findPair(
  tx: Tx,
  { kind, listingId, ownerId, senderId }: LeadMessage,
  now: Date,
): Promise<Pair | null> {
  if (kind === 'producer') {
    const producer = await findProducer(tx, listingId)
    return producer ? { side: 'customer', customerId: senderId, producer, order: null } : null
  }
  const own = await findFirstProducer(tx, senderId)
  const producer = own && (await findProducer(tx, own.id))
  // The order is locked so that no line about an offer is lost.
  const order = producer && (await lockOfferedOrder(transactionOnTables(tx), listingId, now))
  return producer && order ? { side: 'producer', customerId: ownerId, producer, order } : null
}

async function findFirstProducer(tx: Tx, ownerId: string): Promise<{ readonly id: string } | undefined> {
  return tx
    .selectFrom('producers')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'published')
    .orderBy('name')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}
