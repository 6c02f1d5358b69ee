import type { ListingKind } from '@verstat/contract'
import { localizePath } from '@verstat/i18n'
import { sendMail } from '../../../platform/mail/mail.ts'
import { renderEmail } from '../../../platform/mail/mail-layout.ts'
import type { ContactRow } from './contact.repository.ts'
import { readLeadEmailParams } from './lead-email.ts'
import type { LeadsContext, LeadsTx } from './leads-context.ts'

/** Queues an e-mail in the transaction. The e-mail tells the listing's owner that the user saw the contact. */
export async function notifyOwner(
  tx: LeadsTx,
  ctx: LeadsContext,
  { kind, row, userId }: { readonly kind: ListingKind; readonly row: ContactRow; readonly userId: string },
): Promise<void> {
  if (!row.notifiesLeads || row.verifiedEmail === null) return
  const { origin, accent, translate } = ctx.accounts.mail
  const { locale } = row
  const params = await readLeadEmailParams(tx, ctx, row, userId)
  await sendMail(
    tx,
    renderEmail({
      to: row.verifiedEmail,
      locale,
      brand: params.brand,
      accent: accent(),
      subject: translate(locale, 'mail.lead.subject', params),
      paragraphs: [
        translate(locale, `mail.lead.${kind}Text`, params),
        translate(locale, 'mail.lead.note', params),
      ],
      button: {
        label: translate(locale, 'mail.lead.button'),
        url: origin + localizePath('/user/leads', locale),
      },
      footer: translate(locale, 'mail.lead.footer', params),
    }),
  )
}
