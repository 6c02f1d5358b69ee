import type { Selectable } from 'kysely'
import { type EmailWords, emailStranger, type NoticeEmail, type NotifyContext } from '../notices/index.ts'
import { notify } from './feedback.notices.ts'
import type { FeedbackTable } from './feedback.tables.ts'
import type { FeedbackContext, Tx } from './feedback-context.ts'

type Row = Selectable<FeedbackTable>

/** Tells every admin about a message, or sends a copy to the address that is configured for copies. */
export async function sendCopies(
  ctx: NotifyContext & Pick<FeedbackContext, 'feedback'>,
  tx: Tx,
  row: Row,
): Promise<void> {
  const { copyTo } = ctx.feedback
  const email = (words: EmailWords) => copyEmail(words, row)
  if (copyTo !== null) {
    await emailStranger(tx, ctx.accounts.mail, { email: copyTo, locale: 'uk' }, email)
    return
  }
  for (const userId of await listAdmins(tx)) {
    await notify(tx, ctx, {
      userId,
      type: 'inbox.received',
      ref: { kind: 'feedback', id: row.id },
      data: { number: String(row.number), topic: row.topic },
      email,
    })
  }
}

function copyEmail({ say, link }: EmailWords, row: Row): NoticeEmail {
  return {
    subject: say('mail.feedback.subject', {
      number: String(row.number),
      topic: say(`mail.topic.${row.topic}`),
    }),
    paragraphs: [
      say('mail.feedback.text', { name: row.name, email: row.email }),
      ...(row.unproven ? [say('mail.feedback.unproven')] : []),
      ...(row.subject_type ? [link(subjectPath(row.subject_type, row.subject_id))] : []),
      say('mail.feedback.note'),
    ],
    quote: row.message,
    footer: say('mail.feedback.footer'),
  }
}

/** Staff open what people said to each other in the panel. */
function subjectPath(type: NonNullable<Row['subject_type']>, id: Row['subject_id']): string {
  return type === 'order' || type === 'producer' ? `/${type}s/${id}` : '/panel/feedback'
}

async function listAdmins(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('erase_at', 'is', null)
    .orderBy('id')
    .limit(20)
    .execute()
  return rows.map(({ id }) => id)
}
