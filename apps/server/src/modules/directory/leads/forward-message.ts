import type { ListingKind } from '@verstat/contract'
import { pickText } from '@verstat/i18n'
import { AppError } from '../../../platform/http/app-error.ts'
import { enforceLimit } from '../../accounts/index.ts'
import { type EmailWords, emailStranger, type NoticeEmail } from '../../notices/index.ts'
import { notify } from '../directory.notices.ts'
import type { ContactRow } from './contact.repository.ts'
import { type Asker, readAsker } from './lead-asker.ts'
import { LEADS_LIMITS } from './leads.limits.ts'
import type { LeadsContext, LeadsTx } from './leads-context.ts'

type ContactMessage = {
  readonly kind: ListingKind
  readonly row: ContactRow
  readonly message: string
  readonly senderId: string
  readonly leadId: string
}

/**
 * Sends a message to the listing's owner in the transaction. The verified address of the sender becomes the Reply-To.
 * The e-mail goes only to a verified address, never to one that was typed into a form. Throws `conflict` when the owner
 * has no verified address, and `rate_limited` after too many messages to this listing.
 */
export async function forwardMessage(tx: LeadsTx, ctx: LeadsContext, sent: ContactMessage): Promise<void> {
  const { kind, row, senderId, leadId } = sent
  if (row.verifiedEmail === null) throw new AppError('conflict')
  await enforceLimit(ctx, LEADS_LIMITS.messages, `${row.id} ${senderId}`)
  const { slug, title, locale, ownerId } = row
  const asker = await readAsker(tx, senderId)
  const email = (words: EmailWords) => messageEmail(words, sent, asker)
  // Demo listings may have no owner.
  if (ownerId === null) {
    await emailStranger(tx, ctx.accounts.mail, { email: row.verifiedEmail, locale }, email)
    return
  }
  await notify(tx, ctx, {
    userId: ownerId,
    type: 'lead.received',
    ref: { kind: 'lead', id: leadId },
    personId: senderId,
    data: { kind, slug, title, how: 'message', by: 'user' },
    email,
  })
}

function messageEmail(
  { say, locale }: EmailWords,
  { kind, row, message }: ContactMessage,
  { name, email }: Asker,
): NoticeEmail {
  const params = { name, email, title: pickText(row.title, locale).text ?? '' }
  return {
    replyTo: email,
    subject: say(`mail.message.${kind}Subject`, params),
    paragraphs: [say(`mail.message.${kind}Text`, params), say('mail.message.note', params)],
    quote: message,
    button: say(`mail.message.${kind}Button`),
    path: `/${kind}s/${row.slug}`,
    footer: say('mail.message.footer', params),
  }
}
