import {
  type ConversationSide,
  type editMessage as editRoute,
  MESSAGE_CHANGE_MINUTES,
  type Message,
  type RouteParsed,
  type takeMessageBack as takeBackRoute,
} from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import { signedIn } from '../../accounts/index.ts'
import { auditMessages } from '../messages.audit.ts'
import type { MessagesContext, Tx } from '../messages-context.ts'
import { viewMessages } from '../reading/message.view.ts'
import { maskCardNumbers } from './card-numbers.ts'
import { findClose } from './closing.ts'
import * as conversations from './conversation.repository.ts'
import * as messages from './message.repository.ts'

type View = z.input<typeof Message>

type Locked = {
  readonly talk: conversations.ConversationRow
  readonly side: ConversationSide
  readonly message: messages.MessageRow
}

/**
 * Changes the text of an own message. Throws `not_found` outside one's own conversations, `move_forbidden` for messages
 * of the other side, after ten minutes and once the message was reported, and `not_accepted` in a closed conversation.
 */
export async function editMessage(ctx: MessagesContext, input: RouteParsed<typeof editRoute>): Promise<View> {
  return withOwnMessage(ctx, input, async (tx, { talk, side, message }) => {
    if (await findClose(tx, talk, side)) throw new AppError('not_accepted')
    if (message.taken_back_at || !mayChange(message, ctx.now())) throw new AppError('move_forbidden')
    const text = maskCardNumbers(input.text)
    if (text === message.text) return message
    await auditMessages(ctx, tx, 'message.edited', message.id)
    return messages.update(tx, message.id, { text, edited_at: ctx.now() })
  })
}

/** Takes an own message back: its text and files are gone, its place stays. Throws what `editMessage` throws. */
export async function takeMessageBack(
  ctx: MessagesContext,
  input: RouteParsed<typeof takeBackRoute>,
): Promise<View> {
  return withOwnMessage(ctx, input, async (tx, { talk, side, message }) => {
    if (message.taken_back_at) return message
    if (!mayChange(message, ctx.now())) throw new AppError('move_forbidden')
    await messages.deleteFiles(tx, message.id)
    const changed = await messages.update(tx, message.id, { text: '', taken_back_at: ctx.now() })
    const last = await messages.findLast(tx, talk.id, side)
    const other = conversations.otherSide(side)
    const isRead = conversations.stateOf(talk, other).read >= last
    await conversations.update(tx, talk.id, {
      ...conversations.columnsOf(side, { last }),
      ...(isRead ? conversations.columnsOf(other, { mailAt: null }) : {}),
    })
    await auditMessages(ctx, tx, 'message.taken_back', message.id)
    return changed
  })
}

async function withOwnMessage(
  ctx: MessagesContext,
  { conversationId, id }: { readonly conversationId: string; readonly id: string },
  change: (tx: Tx, locked: Locked) => Promise<messages.MessageRow>,
): Promise<View> {
  const { userId } = signedIn(ctx)
  return ctx.db.transaction().execute(async (tx) => {
    const talk = await conversations.lock(tx, conversationId)
    const side = talk && conversations.sideOf(talk, userId)
    const message = side && (await messages.findIn(tx, conversationId, id))
    // Lines are found by nobody: the customer may not know of one yet.
    if (!talk || !side || !message || message.line !== null) throw new AppError('not_found')
    if (message.side !== side) throw new AppError('move_forbidden')
    const changed = await change(tx, { talk, side, message })
    const [view] = await viewMessages({ ...ctx, db: tx }, [changed])
    if (!view) throw new AppError('not_found')
    return view
  })
}

/** A report ends the ten minutes: what staff are to judge stays. */
function mayChange({ created_at, reported_at }: messages.MessageRow, now: Date): boolean {
  return reported_at === null && now.getTime() - created_at.getTime() <= MESSAGE_CHANGE_MINUTES * 60_000
}
