import type { RouteOutput, RouteParsed, readConversation as route } from '@verstat/contract'
import { onTables } from '../../../platform/db/on-tables.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { signedIn } from '../../accounts/index.ts'
import { markReadAbout } from '../../notices/index.ts'
import type { MessagesContext } from '../messages-context.ts'
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
    const readSeq = Math.max(conversations.stateOf(talk, side).read, message.seq)
    const isAllRead = conversations.stateOf(talk, conversations.otherSide(side)).last <= readSeq
    await conversations.update(
      tx,
      id,
      conversations.columnsOf(side, {
        read: readSeq,
        ...(isAllRead ? { mailAt: null, mailedAt: null } : {}),
      }),
    )
    if (isAllRead) {
      const about = { userId, type: 'message.received', refId: id, now: ctx.now() } as const
      await markReadAbout(onTables(tx), about)
    }
    return { readSeq, unread: await conversations.countUnread(tx, userId) }
  })
}
