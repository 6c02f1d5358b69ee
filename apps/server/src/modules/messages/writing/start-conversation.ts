import {
  type Conversation,
  type ConversationSide,
  NEW_CONVERSATIONS_PER_DAY,
  type RouteParsed,
  type startConversation as route,
} from '@verstat/contract'
import { kyivDay, kyivDayStart } from '@verstat/i18n'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import { onTables, transactionOnTables } from '../../../platform/db/on-tables.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { sequentialUuidV7 } from '../../../platform/ids/uuid-v7.ts'
import { lockUser, signedIn } from '../../accounts/index.ts'
import { findOfferedOrder, lockOfferedOrder, type OfferedOrder } from '../../directory/index.ts'
import { isInvolved, listHappenings } from '../../offers/index.ts'
import { auditMessages } from '../messages.audit.ts'
import type { Db, MessagesContext, Tx } from '../messages-context.ts'
import { viewConversation } from '../reading/conversation.view.ts'
import { addLines } from './add-lines.ts'
import { closeBetween } from './closing.ts'
import * as conversations from './conversation.repository.ts'
import { postMessage } from './send-message.ts'

type Producer = {
  readonly id: string
  readonly name: string
  readonly status: string
  readonly ownerId: string
}

/** The two people, and what they write about. */
export type Pair = {
  readonly side: ConversationSide
  readonly customerId: string
  readonly producer: Producer
  readonly order: OfferedOrder | null
}

/** Orders with a page of their own. The other side may read the title of these only. */
const ONLINE: readonly string[] = ['published', 'paused', 'awarded', 'completed', 'expired']

/**
 * Writes to the owner of a producer, or as a producer to the customer of an order. Continues the conversation that there
 * is. Throws `not_found` for a producer or an order that the caller does not see, `not_eligible` when a producer has
 * neither offered nor been invited, or when the e-mail address of who begins is not verified, and what `sendMessage`
 * throws.
 */
export async function startConversation(
  ctx: MessagesContext,
  { producerId, orderId, text, id }: RouteParsed<typeof route>,
): Promise<z.input<typeof Conversation>> {
  const { userId } = signedIn(ctx)
  return ctx.db.transaction().execute(async (tx) => {
    const now = ctx.now()
    await lockUser(onTables(tx), userId)
    const pair = await findPair(tx, userId, producerId, orderId, now)
    // The order is locked so that no line about an offer is lost between what is read here and what follows.
    if (pair.order) await lockOfferedOrder(transactionOnTables(tx), pair.order.id, now)
    const subject = { orderId: pair.order?.id ?? null, producerId, customerId: pair.customerId }
    const found = await conversations.lockAbout(tx, subject)
    const talk = found ?? (await begin(ctx, tx, pair))
    const side = conversations.sideOf(talk, userId)
    if (!side) throw new AppError('not_found')
    const message = { id: id ?? sequentialUuidV7(now), text, files: [], senderId: userId }
    await postMessage(ctx, tx, talk, side, message)
    return viewConversation({ ...ctx, db: tx }, talk.id, userId)
  })
}

async function findPair(
  tx: Tx,
  userId: string,
  producerId: string,
  orderId: string | undefined,
  now: Date,
): Promise<Pair> {
  const producer = await findProducer(tx, producerId)
  const order = orderId === undefined ? null : ((await findOfferedOrder(onTables(tx), orderId, now)) ?? null)
  if (!producer || (orderId !== undefined && !order?.ownerId)) throw new AppError('not_found')
  if (producer.ownerId !== userId) {
    if (order && order.ownerId !== userId) throw new AppError('not_found')
    return { side: 'customer', customerId: userId, producer, order }
  }
  if (order === null || order.ownerId === null || order.ownerId === userId) throw new AppError('not_eligible')
  return { side: 'producer', customerId: order.ownerId, producer, order }
}

/** Begins a conversation, if the caller may. */
async function begin(ctx: MessagesContext, tx: Tx, pair: Pair): Promise<conversations.ConversationRow> {
  const { side, customerId, producer } = pair
  await checkMayBegin(tx, pair)
  if (!signedIn(ctx).isEmailVerified) throw new AppError('not_eligible', { needs: ['verify_email'] })
  const [own, other] = side === 'customer' ? [customerId, producer.ownerId] : [producer.ownerId, customerId]
  if (await closeBetween(tx, own, other)) throw new AppError('not_accepted')
  if ((await countBegun(tx, own, ctx.now())) >= NEW_CONVERSATIONS_PER_DAY) {
    throw new AppError('quota_reached', { needs: ['day'] })
  }
  return createTalk(ctx, tx, pair)
}

/** Stores a conversation with lines about what has happened between the two so far. The caller has locked the order. */
export async function createTalk(
  ctx: Parameters<typeof auditMessages>[0],
  tx: Tx,
  { side, customerId, producer, order }: Pair,
): Promise<conversations.ConversationRow> {
  const now = ctx.now()
  const talk = await tx
    .insertInto('conversations')
    .values({
      id: sequentialUuidV7(now),
      about_order: order !== null,
      order_id: order?.id ?? null,
      order_title: JSON.stringify(order?.title ?? {}),
      producer_id: producer.id,
      producer_name: producer.name,
      customer_id: customerId,
      supplier_id: producer.ownerId,
      begun_by: side,
      last_at: now,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (order) {
    const between = { orderId: order.id, producerId: producer.id }
    await addLines(tx, talk, await listHappenings(onTables(tx), between))
  }
  await auditMessages(ctx, tx, 'conversation.started', talk.id)
  return talk
}

async function checkMayBegin(tx: Tx, { side, producer, order }: Pair): Promise<void> {
  const isInvolvedIn =
    order !== null && (await isInvolved(onTables(tx), { orderId: order.id, producerId: producer.id }))
  if (side === 'producer') {
    if (isInvolvedIn) return
    const isPublic = order !== null && ONLINE.includes(order.status) && order.visibility === 'public'
    throw new AppError(isPublic ? 'not_eligible' : 'not_found')
  }
  if (producer.status !== 'published' && !isInvolvedIn) throw new AppError('not_found')
  if (order === null || isInvolvedIn) return
  if (!ONLINE.includes(order.status)) throw new AppError('not_found')
  if (order.visibility === 'invited') throw new AppError('not_eligible')
}

/** How many conversations the user has begun today. The list of one's conversations answers it. */
async function countBegun(db: Db, userId: string, now: Date): Promise<number> {
  const since = kyivDayStart(kyivDay(now))
  const { rows } = await sql<{ n: number }>`
    select (
      (select count(*) from conversations where customer_id = ${userId} and last_at >= ${since}
        and begun_by = 'customer' and created_at >= ${since})
      + (select count(*) from conversations where supplier_id = ${userId} and last_at >= ${since}
        and begun_by = 'producer' and created_at >= ${since}))::int as n`.execute(db)
  return rows[0]?.n ?? 0
}

export async function findProducer(tx: Tx, id: string): Promise<Producer | undefined> {
  const row = await tx
    .selectFrom('producers')
    .select(['id', 'name', 'status', 'owner_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && row.owner_id !== null
    ? { id: row.id, name: row.name, status: row.status, ownerId: row.owner_id }
    : undefined
}
