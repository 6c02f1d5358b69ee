import type { ConversationSide, RouteOutput, RouteParsed, readConversation as route } from '@verstat/contract'
import { onTables } from '../../../platform/db/on-tables.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { signedIn } from '../../accounts/index.ts'
import { markReadAbout } from '../../notices/index.ts'
import type { MessagesContext, Tx } from '../messages-context.ts'
import * as conversations from './conversation.repository.ts'
import * as messages from './message.repository.ts'

/**
 * Marks everything up to a message as read, with the notices about the conversation. What is read already stays read.
 * Throws `not_found` outside one's own conversations and for a message of another one.
 */
export async function readConversation(
  ctx: MessagesContext,
  { id, upTo }: RouteParsed<typeof route>,
): Promise<RouteOutput<typeof route>> {
  const { userId } = signedIn(ctx)
  return ctx.db.transaction().execute(async (tx) => {
    const talk = await conversations.lock(tx, id)
    const side = talk && conversations.sideOf(talk, userId)
    const message = side && (await messages.findIn(tx, id, upTo))
    if (!talk || !side || !message) throw new AppError('not_found')
    const readSeq = await markRead(ctx, tx, talk, { side, userId, upTo: message.seq })
    return { readSeq, unread: await conversations.countUnread(tx, userId) }
  })
}

/** Marks a locked conversation as read up to a number. Returns up to which number it is read then. */
export async function markRead(
  ctx: Pick<MessagesContext, 'now'>,
  tx: Tx,
  talk: conversations.ConversationRow,
  { side, userId, upTo }: { readonly side: ConversationSide; readonly userId: string; readonly upTo: number },
): Promise<number> {
  const readSeq = Math.max(conversations.stateOf(talk, side).read, upTo)
  const isAllRead = conversations.stateOf(talk, conversations.otherSide(side)).last <= readSeq
  const mailing = isAllRead ? { mailAt: null, mailedAt: null } : {}
  await conversations.update(tx, talk.id, conversations.columnsOf(side, { read: readSeq, ...mailing }))
  if (isAllRead) {
    const about = { userId, type: 'message.received', refId: talk.id, now: ctx.now() } as const
    await markReadAbout(onTables(tx), about)
  }
  return readSeq
}
