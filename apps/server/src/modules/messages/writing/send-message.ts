import {
  type ConversationSide,
  MESSAGES_PER_HOUR,
  type Message,
  type RouteParsed,
  type sendMessage as route,
  UNANSWERED_MAX,
} from '@verstat/contract'
import type { z } from 'zod/mini'
import { onTables } from '../../../platform/db/on-tables.ts'
import { AppError, invalid } from '../../../platform/http/app-error.ts'
import { lockUser } from '../../accounts/index.ts'
import { attachUploads } from '../../uploads/index.ts'
import { countAnswer, findParticipant } from '../answering/answer-code.ts'
import type { MessagesContext, Tx } from '../messages-context.ts'
import { viewMessages } from '../reading/message.view.ts'
import { maskCardNumbers } from './card-numbers.ts'
import { findClose } from './closing.ts'
import * as conversations from './conversation.repository.ts'
import * as messages from './message.repository.ts'
import { markRead } from './read-conversation.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Time in which a message is read in the page, before an e-mail tells of it. */
const MAIL_AFTER_MS = 5 * MINUTE_MS
/** Least time between two e-mails about one conversation. */
const MAIL_EVERY_MS = 30 * MINUTE_MS

/**
 * Sends a message. Throws `not_found` for everybody but the two sides, `conflict` if the id belongs to another message,
 * `not_accepted` in a closed conversation, and `quota_reached` after the messages of an hour or of one side in a row. The code of an
 * answer link sends texts only, and its answer reads what there is: the code may not call `readConversation`.
 */
export async function sendMessage(
  ctx: MessagesContext,
  { conversationId, id, text, files = [], upTo }: RouteParsed<typeof route>,
): Promise<z.input<typeof Message>> {
  const { userId, isByCode } = await findParticipant(ctx, ctx.db, conversationId)
  if (isByCode && files.length > 0) throw new AppError('forbidden')
  return ctx.db.transaction().execute(async (tx) => {
    await lockUser(onTables(tx), userId)
    const talk = await conversations.lock(tx, conversationId)
    const side = talk && conversations.sideOf(talk, userId)
    if (!talk || !side) throw new AppError('not_found')
    if (text === '' && files.length === 0) throw invalid({ path: 'text', code: 'required' })
    const seen = upTo === undefined ? undefined : await messages.findIn(tx, conversationId, upTo)
    if (upTo !== undefined && !seen) throw invalid({ path: 'upTo', code: 'unknown_reference' })
    // The code is the last to be locked: its conversation comes first when a conversation is deleted.
    if (isByCode && !(await messages.find(tx, id))) await countAnswer(ctx, tx)
    const message = await postMessage(ctx, tx, talk, side, { id, text, files, senderId: userId })
    const readSeq = seen?.seq ?? (isByCode ? message.seq : 0)
    if (readSeq > 0) await markRead(ctx, tx, talk, { side, userId, upTo: readSeq })
    const [view] = await viewMessages({ ...ctx, db: tx }, [message], { hasFiles: !isByCode })
    if (!view) throw new AppError('not_found')
    return view
  })
}

export type NewMessage = {
  readonly id: string
  readonly text: string
  readonly files: readonly string[]
  readonly senderId: string
}

/** Writes a message of a side. The caller has locked the sender and the conversation. */
export async function postMessage(
  ctx: Pick<MessagesContext, 'now'>,
  tx: Tx,
  talk: conversations.ConversationRow,
  side: ConversationSide,
  { id, text: written, files, senderId: userId }: NewMessage,
): Promise<messages.MessageRow> {
  const now = ctx.now()
  const text = maskCardNumbers(written)
  const earlier = await messages.find(tx, id)
  if (earlier) return repeated(earlier, { conversationId: talk.id, userId, text })
  if (await findClose(tx, talk, side)) throw new AppError('not_accepted')
  const unanswered = await messages.countUnanswered(tx, talk.id, side)
  if (unanswered >= UNANSWERED_MAX) throw new AppError('quota_reached', { needs: ['answer'] })
  const sent = await messages.countSince(tx, userId, new Date(now.getTime() - HOUR_MS))
  if (sent >= MESSAGES_PER_HOUR) throw new AppError('quota_reached', { needs: ['hour'] })
  const uses = files.map((uploadId, place) => ({
    uploadId,
    kind: 'file' as const,
    path: `files.${place}`,
    isPublic: false,
  }))
  await attachUploads(onTables(tx), { uses, actorUserId: userId })
  const message = await storeMessage(tx, talk, side, { id, text, senderId: userId, at: now, isTold: false })
  await messages.insertFiles(tx, id, files)
  return message
}

type StoredMessage = {
  readonly id: string
  readonly text: string
  readonly senderId: string
  readonly at: Date
  /** Whether the other side has an e-mail about it already. That one counts as the last about this conversation. */
  readonly isTold: boolean
}

/** Stores a message of a locked conversation. Throws `conflict` if the id belongs to another message. */
export async function storeMessage(
  tx: Tx,
  talk: conversations.ConversationRow,
  side: ConversationSide,
  { id, text, senderId, at, isTold }: StoredMessage,
): Promise<messages.MessageRow> {
  const seq = talk.last_seq + 1
  const message = await messages.insert(tx, {
    id,
    conversation_id: talk.id,
    seq,
    side,
    sender_id: senderId,
    text,
    created_at: at,
  })
  if (!message) throw new AppError('conflict')
  const other = conversations.otherSide(side)
  const reader = conversations.stateOf(talk, other)
  const mailing = isTold ? { mailedAt: at } : { mailAt: reader.mailAt ?? nextMailAt(reader, at) }
  await conversations.update(tx, talk.id, {
    last_seq: seq,
    last_at: at,
    ...conversations.columnsOf(side, { last: seq }),
    ...conversations.columnsOf(other, mailing),
  })
  return message
}

/** An edited message is the same whatever the repeated text is. */
function repeated(
  earlier: messages.MessageRow,
  sent: { readonly conversationId: string; readonly userId: string; readonly text: string },
): messages.MessageRow {
  const isChanged = earlier.edited_at !== null || earlier.taken_back_at !== null
  const isSame =
    earlier.conversation_id === sent.conversationId &&
    earlier.sender_id === sent.userId &&
    (isChanged || earlier.text === sent.text)
  if (!isSame) throw new AppError('conflict')
  return earlier
}

function nextMailAt({ mailedAt }: conversations.SideState, now: Date): Date {
  const soon = now.getTime() + MAIL_AFTER_MS
  return new Date(mailedAt === null ? soon : Math.max(soon, mailedAt.getTime() + MAIL_EVERY_MS))
}
