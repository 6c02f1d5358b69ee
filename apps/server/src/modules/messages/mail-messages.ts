import { ANSWER_CODE_DAYS, type ConversationSide } from '@verstat/contract'
import { sql } from 'kysely'
import { onTables } from '../../platform/db/on-tables.ts'
import { findRecipient, lockUser } from '../accounts/index.ts'
import type { NoticeEmail, NoticeReader } from '../notices/index.ts'
import { issueAnswerCode } from './answering/answer-code.ts'
import { type MessageFacts, notify } from './messages.notices.ts'
import type { ClockContext, Db, Tx } from './messages-context.ts'
import { findClose, isGone } from './writing/closing.ts'
import * as conversations from './writing/conversation.repository.ts'

const BATCH = 50
/** Most characters of messages in one e-mail. */
const QUOTE_MAX = 500

/** The code follows `#`, so that no server sees it. */
const ANSWER_PATH = '/messages/reply'

type Due = { readonly id: string; readonly side: ConversationSide }

/**
 * Tells people what they have not read for five minutes, and then at most every half hour until they read it. The state
 * is in the row of the conversation, and a row that another process works on is skipped: nobody is told twice.
 */
export async function mailMessages(ctx: ClockContext): Promise<void> {
  const now = ctx.now()
  const { rows } = await sql<Due>`
    select id, 'customer' as side from conversations where customer_mail_at <= ${now}
    union all
    select id, 'producer' from conversations where supplier_mail_at <= ${now}
    limit ${BATCH}`.execute(ctx.db)
  for (const due of rows) await ctx.db.transaction().execute((tx) => mailSide(ctx, tx, due))
}

async function mailSide(ctx: ClockContext, tx: Tx, { id, side }: Due): Promise<void> {
  const now = ctx.now()
  const found = await conversations.find(tx, id)
  const readerId = found ? conversations.stateOf(found, side).userId : null
  // People are locked before conversations, as everywhere. The lock also orders a new code and a change of the password.
  if (readerId !== null) await lockUser(onTables(tx), readerId)
  const reader = readerId === null ? undefined : await findRecipient(onTables(tx), readerId)
  const talk = await conversations.lockFree(tx, id)
  const own = talk && conversations.stateOf(talk, side)
  if (!talk || !own?.mailAt || own.mailAt > now) return
  const writer = conversations.stateOf(talk, conversations.otherSide(side))
  const isUnread = writer.last > own.read
  const closed = await findClose(tx, talk, side)
  const isWanted =
    isUnread && (closed === null || closed === 'notAccepted') && !(await isGone(tx, own.userId))
  if (readerId === null || !reader || !isWanted) {
    await conversations.update(tx, id, conversations.columnsOf(side, { mailAt: null }))
    return
  }
  const facts = factsOf(talk, side)
  await notify(tx, ctx, {
    userId: readerId,
    type: 'message.received',
    ref: { kind: 'conversation', id },
    personId: writer.userId,
    data: facts,
    email: (to) => writeEmail(tx, to, { talk, side, facts, readerId, now }),
  })
  await conversations.update(tx, id, conversations.columnsOf(side, { mailAt: null, mailedAt: now }))
}

function factsOf(talk: conversations.ConversationRow, side: ConversationSide): MessageFacts {
  const { uk, en } = talk.order_title
  return {
    ...(uk || en ? { title: talk.order_title } : {}),
    ...(side === 'customer' && talk.producer_name ? { producer: talk.producer_name } : {}),
  }
}

type Letter = {
  readonly talk: conversations.ConversationRow
  readonly side: ConversationSide
  readonly facts: MessageFacts
  readonly readerId: string
  readonly now: Date
}

async function writeEmail(
  tx: Tx,
  { say, link, locale, isEmailVerified }: NoticeReader,
  { talk, side, facts: { title: titles, producer }, readerId, now }: Letter,
): Promise<NoticeEmail | null> {
  if (!isEmailVerified) return null
  const { texts, showsTexts, writer } = await readUnread(tx, talk, side)
  const name = producer ?? writer ?? say('messagenotices.somebody')
  const title = titles?.[locale] ?? titles?.uk ?? titles?.en
  const quote = showsTexts ? quoteOf(texts) : ''
  const code = await issueAnswerCode(tx, { conversationId: talk.id, userId: readerId, now })
  return {
    subject:
      title === undefined
        ? say('messagenotices.subject')
        : say('messagenotices.subjectAboutOrder', { title }),
    paragraphs: [
      title === undefined
        ? say('messagenotices.plain', { name })
        : say('messagenotices.aboutOrder', { name, title }),
      ...(texts.length > 1 ? [say('messagenotices.unread', { count: texts.length })] : []),
      say('messagenotices.byCode', { url: link(ANSWER_PATH), code }),
      say('messagenotices.codeEnds', { days: ANSWER_CODE_DAYS }),
    ],
    ...(quote === '' ? {} : { quote }),
    button: say('messagenotices.button'),
    path: `${ANSWER_PATH}#${code}`,
    footer: say('messagenotices.footer', { url: link('/user/edit#notifications') }),
  }
}

/** What the reader has not read, oldest first, and whether the reader wants the texts in e-mails. */
async function readUnread(db: Db, talk: conversations.ConversationRow, side: ConversationSide) {
  const own = conversations.stateOf(talk, side)
  const writer = conversations.stateOf(talk, conversations.otherSide(side))
  const rows = await db
    .selectFrom('messages')
    .select('text')
    .where('conversation_id', '=', talk.id)
    .where('side', '=', conversations.otherSide(side))
    .where('seq', '>', own.read)
    .where('taken_back_at', 'is', null)
    .orderBy('seq')
    .execute()
  const people = await db
    .selectFrom('users')
    .select(['id', 'firstname', 'lastname', 'email_message_texts'])
    .where('id', 'in', [own.userId ?? '', writer.userId ?? ''].filter(Boolean))
    .execute()
  const byId = new Map(people.map((person) => [person.id, person]))
  const person = byId.get(writer.userId ?? '')
  return {
    texts: rows.map(({ text }) => text),
    showsTexts: byId.get(own.userId ?? '')?.email_message_texts ?? false,
    writer: person ? `${person.firstname} ${person.lastname}` : undefined,
  }
}

/** The latest texts that fit, oldest first. A text that does not fit by itself is cut. */
function quoteOf(texts: readonly string[]): string {
  const chosen: string[] = []
  let left = QUOTE_MAX
  for (const text of texts.toReversed()) {
    if (text === '') continue
    const separators = chosen.length === 0 ? 0 : 2
    if (text.length + separators > left) break
    chosen.unshift(text)
    left -= text.length + separators
  }
  if (chosen.length > 0) return chosen.join('\n\n')
  const last = texts.findLast((text) => text !== '') ?? ''
  return last === ''
    ? ''
    : `${[...last]
        .slice(0, QUOTE_MAX - 1)
        .join('')
        .trimEnd()}…`
}
