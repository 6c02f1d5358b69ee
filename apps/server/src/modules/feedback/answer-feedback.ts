import type { Feedback, RouteParsed, answerFeedback as route } from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError } from '../../platform/http/app-error.ts'
import { uuidV7 } from '../../platform/ids/uuid-v7.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { renderEmail } from '../../platform/mail/mail-layout.ts'
import { actedBy, signedIn } from '../accounts/index.ts'
import { audit } from './feedback.audit.ts'
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
    const { brand, accent, translate, origin } = ctx.accounts.mail
    const { locale, email, number } = row
    const text = (part: string) =>
      translate(locale, `mail.answer.${part}`, { brand: brand(locale), number: String(number) })
    await sendMail(
      tx,
      renderEmail({
        to: email,
        locale,
        brand: brand(locale),
        accent: accent(),
        subject: text('subject'),
        paragraphs: [text('text')],
        quote: message,
        button: { label: text('button'), url: `${origin}${locale === 'en' ? '/en' : ''}/feedback` },
        footer: text('note'),
      }),
    )
    await audit(tx, { ...actedBy(ctx, userId), action: 'inbox.answered', details: { number } })
    return row
  })
  return viewMessage(ctx, answered)
}
