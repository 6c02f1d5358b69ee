import type { ListingKind } from '@verstat/contract'
import { localizePath } from '@verstat/i18n'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Actor } from '../../../platform/http/caller.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import { renderEmail } from '../../../platform/mail/mail-layout.ts'
import { enforceLimit } from '../../accounts/index.ts'
import type { ContactRow } from './contact.repository.ts'
import { readLeadEmailParams } from './lead-email.ts'
import { LEADS_LIMITS } from './leads.limits.ts'
import type { LeadsContext, LeadsTx } from './leads-context.ts'

type ContactMessage = {
  readonly kind: ListingKind
  readonly row: ContactRow
  readonly message: string
  readonly sender: Actor
}

/**
 * Queues an e-mail to the listing's owner in the transaction. The verified address of the sender becomes the Reply-To.
 * The e-mail goes only to a verified address, never to one that was typed into a form. Throws `conflict` when the owner
 * has no verified address, and `rate_limited` after too many messages to this listing.
 */
export async function forwardMessage(
  tx: LeadsTx,
  ctx: LeadsContext,
  { kind, row, message, sender }: ContactMessage,
): Promise<void> {
  if (row.verifiedEmail === null) throw new AppError('conflict')
  await enforceLimit(ctx, LEADS_LIMITS.messages, `${row.id} ${sender.userId}`)
  const { origin, accent, translate } = ctx.accounts.mail
  const { locale } = row
  const params = await readLeadEmailParams(tx, ctx, row, sender.userId)
  const mail = renderEmail({
    to: row.verifiedEmail,
    replyTo: params.email,
    locale,
    brand: params.brand,
    accent: accent(),
    subject: translate(locale, `mail.message.${kind}Subject`, params),
    paragraphs: [
      translate(locale, `mail.message.${kind}Text`, params),
      translate(locale, 'mail.message.note', params),
    ],
    quote: message,
    button: {
      label: translate(locale, `mail.message.${kind}Button`),
      url: origin + localizePath(`/${kind}s/${row.slug}`, locale),
    },
    footer: translate(locale, 'mail.message.footer', params),
  })
  await sendMail(tx, mail)
}
