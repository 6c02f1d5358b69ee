import {
  ANSWER_CODE_SHOWN,
  type Conversation,
  type getConversation as getRoute,
  type RouteOutput,
  type RouteParsed,
  type listMessages as route,
} from '@verstat/contract'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import { signedIn } from '../../accounts/index.ts'
import { findParticipant } from '../answering/answer-code.ts'
import type { MessagesContext } from '../messages-context.ts'
import * as conversations from '../writing/conversation.repository.ts'
import * as messages from '../writing/message.repository.ts'
import { hidesOffers, viewConversation } from './conversation.view.ts'
import { viewMessages } from './message.view.ts'

/** Throws `not_found` for everybody but the two sides. */
export async function getConversation(
  ctx: MessagesContext,
  { id }: RouteParsed<typeof getRoute>,
): Promise<z.input<typeof Conversation>> {
  return viewConversation(ctx, id, signedIn(ctx).userId)
}

/**
 * Returns messages and lines of a conversation, oldest first. Throws `not_found` for everybody but the two sides, and
 * for a `before` or `after` that is not in the conversation. The code of an answer link reads the latest messages only.
 */
export async function listMessages(
  ctx: MessagesContext,
  { conversationId, before, after, limit: wanted }: RouteParsed<typeof route>,
): Promise<RouteOutput<typeof route>> {
  const { userId, isByCode } = await findParticipant(ctx, ctx.db, conversationId)
  if (isByCode && (before ?? after) !== undefined) throw new AppError('forbidden')
  const limit = isByCode ? Math.min(wanted, ANSWER_CODE_SHOWN) : wanted
  const talk = await conversations.find(ctx.db, conversationId)
  const side = talk && conversations.sideOf(talk, userId)
  if (!talk || !side) throw new AppError('not_found')
  const isHidden = await hidesOffers(ctx, talk, side)
  const cursor = before ?? after
  const edge = cursor === undefined ? undefined : await messages.findIn(ctx.db, conversationId, cursor)
  if (cursor !== undefined && (!edge || (isHidden && edge.line !== null))) throw new AppError('not_found')
  const isForward = before === undefined && after !== undefined
  const direction = isForward ? 'asc' : 'desc'
  let query = ctx.db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('seq', direction)
    .orderBy('part', direction)
    .limit(limit + 1)
  if (isHidden) query = query.where('part', '=', 0)
  if (edge) {
    const place = sql<boolean>`(${edge.seq}::int, ${edge.part}::smallint)`
    query = query.where(
      isForward ? sql<boolean>`(seq, part) > ${place}` : sql<boolean>`(seq, part) < ${place}`,
    )
  }
  const rows = await query.execute()
  const shown = rows.slice(0, limit)
  return {
    items: await viewMessages(ctx, isForward ? shown : shown.toReversed(), {
      hasFiles: !isByCode,
      about: talk,
    }),
    more: rows.length > limit,
    side,
  }
}
