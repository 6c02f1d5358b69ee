import type { Feedback, RouteParsed, answerFeedback as route } from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError } from '../../platform/http/app-error.ts'
import { uuidV7 } from '../../platform/ids/uuid-v7.ts'
import { actedBy, signedIn } from '../accounts/index.ts'
import { emailStranger } from '../notices/index.ts'
import { audit } from './feedback.audit.ts'
import { notify } from './feedback.notices.ts'
import type { FeedbackContext } from './feedback-context.ts'
import { viewMessage } from './feedback-inbox.ts'

/**
 * E-mails a reply in the sender's language, stores the reply and closes the message. Throws `not_found` for an
 * unknown message.
 */
export async function answerFeedback(
  ctx: FeedbackContext,
  { id, message }: RouteParsed<typeof route>,
): Promise<z.input<typeof Feedback>> {
  const { userId } = signedIn(ctx)
  const answered = await ctx.db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('feedback')
      .set({ handled_at: ctx.now(), handled_by: userId })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw new AppError('not_found')
    await tx
      .insertInto('feedback_answers')
      .values({
        id: uuidV7(ctx.now()),
        feedback_id: id,
        author_id: userId,
        message,
        created_at: ctx.now(),
      })
      .execute()
    const { locale, email, number } = row
    // The sender may have typed another address than that of the account, or have no account.
    await emailStranger(tx, ctx.accounts.mail, { email, locale }, ({ say }) => ({
      subject: say('mail.answer.subject', { number: String(number) }),
      paragraphs: [say('mail.answer.text')],
      quote: message,
      button: say('mail.answer.button'),
      path: '/feedback',
      footer: say('mail.answer.note'),
    }))
    if (row.user_id !== null) {
      await notify(tx, ctx, {
        userId: row.user_id,
        type: 'inbox.answered',
        ref: { kind: 'feedback', id: row.id },
        data: { number: String(number) },
      })
    }
    await audit(tx, { ...actedBy(ctx, userId), action: 'inbox.answered', details: { number } })
    return row
  })
  return viewMessage(ctx, answered)
}
