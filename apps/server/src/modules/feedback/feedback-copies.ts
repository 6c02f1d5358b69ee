import { type LocaleCode, localizePath } from '@verstat/i18n'
import type { Selectable } from 'kysely'
import { sendMail } from '../../platform/mail/mail.ts'
import { renderEmail } from '../../platform/mail/mail-layout.ts'
import type { FeedbackTable } from './feedback.tables.ts'
import type { FeedbackContext } from './feedback-context.ts'

type Tx = FeedbackContext['db']

/** E-mails a copy to every recipient, in the recipient's language. */
export async function sendCopies(
  ctx: Pick<FeedbackContext, 'accounts' | 'feedback'>,
  tx: Tx,
  row: Selectable<FeedbackTable>,
): Promise<void> {
  const { brand, accent, translate, origin } = ctx.accounts.mail
  for (const { email, locale } of await listRecipients(ctx, tx)) {
    const name = brand(locale)
    const topic = translate(locale, `mail.topic.${row.topic}`)
    const mail = renderEmail({
      to: email,
      locale,
      brand: name,
      accent: accent(),
      subject: translate(locale, 'mail.feedback.subject', { number: String(row.number), topic }),
      paragraphs: [
        translate(locale, 'mail.feedback.text', { name: row.name, email: row.email }),
        ...(row.unproven ? [translate(locale, 'mail.feedback.unproven')] : []),
        ...(row.subject_type
          ? [origin + localizePath(`/${row.subject_type}s/${row.subject_id}`, locale)]
          : []),
        translate(locale, 'mail.feedback.note'),
      ],
      quote: row.message,
      footer: translate(locale, 'mail.feedback.footer', { brand: name }),
    })
    await sendMail(tx, mail)
  }
}

async function listRecipients(
  { feedback }: Pick<FeedbackContext, 'feedback'>,
  tx: Tx,
): Promise<readonly { email: string; locale: LocaleCode }[]> {
  if (feedback.copyTo !== null) return [{ email: feedback.copyTo, locale: 'uk' }]
  return tx
    .selectFrom('users')
    .select(['email', 'locale'])
    .where('role', '=', 'admin')
    .where('erase_at', 'is', null)
    .orderBy('id')
    .limit(20)
    .execute()
}
