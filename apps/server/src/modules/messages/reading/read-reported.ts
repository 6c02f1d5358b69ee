import { MESSAGES_AROUND, type OpenedMessage, REPORTED_TEXT_MAX } from '@verstat/contract'
import type { z } from 'zod/mini'
import { onTables } from '../../../platform/db/on-tables.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findUserNames } from '../../accounts/index.ts'
import type { Reportable } from '../../offers/index.ts'
import { auditMessages } from '../messages.audit.ts'
import type { Db, MessagesContext, Tx } from '../messages-context.ts'
import * as conversations from '../writing/conversation.repository.ts'
import * as messages from '../writing/message.repository.ts'
import { viewMessages } from './message.view.ts'

/** Returns a message to the two sides of its conversation. A line about an offer is no message. */
export async function findReportableMessage(
  db: Db,
  { id, userId }: { readonly id: string; readonly userId: string | null },
): Promise<Reportable | undefined> {
  const message = userId === null ? undefined : await messages.find(db, id)
  const talk = message && (await conversations.find(db, message.conversation_id))
  if (!message || !talk || message.line !== null || userId === null) return undefined
  if (!conversations.sideOf(talk, userId)) return undefined
  return {
    text: message.text === '' ? null : message.text.slice(0, REPORTED_TEXT_MAX),
    number: null,
    title: talk.about_order ? talk.order_title : null,
    path: `/user/messages/${talk.id}`,
  }
}

/** What staff see of reported messages, by id: what the conversation is about, and nothing that was written. */
export async function readReportedMessages(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly orderId: string | null }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('messages as message')
    .innerJoin('conversations as talk', 'talk.id', 'message.conversation_id')
    .select(['message.id', 'talk.order_id'])
    .where('message.id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, order_id: orderId }) => [id, { orderId }]))
}

/**
 * Returns a message with those around it to staff, and records who read it and why. The caller has checked that the
 * reader is staff and that the message was reported. Throws `not_found`.
 */
export async function openMessageForStaff(
  ctx: Pick<MessagesContext, 'now' | 'actor' | 'ip' | 'accounts'>,
  tx: Tx,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<z.input<typeof OpenedMessage>> {
  const message = await messages.find(tx, id)
  const talk = message && (await conversations.find(tx, message.conversation_id))
  if (!message || !talk || message.line !== null) throw new AppError('not_found')
  await auditMessages(ctx, tx, 'message.opened_by_staff', id, { reason })
  const rows = await tx
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', talk.id)
    .where('part', '=', 0)
    .where('seq', '>=', message.seq - MESSAGES_AROUND)
    .where('seq', '<=', message.seq + MESSAGES_AROUND)
    .orderBy('seq')
    .execute()
  const { customer_id: customerId, supplier_id: supplierId } = talk
  const names = await findUserNames(onTables(tx), [customerId, supplierId])
  const person = (userId: string | null) =>
    userId === null ? null : { id: userId, name: names.get(userId) ?? '' }
  return {
    id,
    title: talk.about_order ? talk.order_title : null,
    customer: person(customerId),
    supplier: person(supplierId),
    items: await viewMessages({ ...ctx, db: tx }, rows),
  }
}
