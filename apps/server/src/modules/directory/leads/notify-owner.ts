import type { ListingKind } from '@verstat/contract'
import { localizePath, pickText } from '@verstat/i18n'
import { sendMail } from '../../../platform/mail/mail.ts'
import { renderEmail } from '../../../platform/mail/mail-layout.ts'
import type { ContactRow } from './contact.repository.ts'
import type { LeadsContext, LeadsTx } from './leads-context.ts'

/** Queues an e-mail in the transaction. The e-mail tells the listing's owner that the user saw the contact. */
export async function notifyOwner(
  tx: LeadsTx,
  ctx: LeadsContext,
  { kind, row, userId }: { readonly kind: ListingKind; readonly row: ContactRow; readonly userId: string },
): Promise<void> {
  if (!row.notifiesLeads || row.verifiedEmail === null) return
  const { firstname, lastname } = await tx
    .selectFrom('users')
    .select(['firstname', 'lastname'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const { origin, brand, translate } = ctx.accounts.mail
  const { locale } = row
  const title = pickText(row.title, locale).text ?? ''
  const said = { name: `${firstname} ${lastname}`, title, brand: brand(locale) }
  await sendMail(
    tx,
    renderEmail({
      to: row.verifiedEmail,
      locale,
      brand: said.brand,
      subject: translate(locale, 'mail.lead.subject', said),
      paragraphs: [
        translate(locale, `mail.lead.${kind}Text`, said),
        translate(locale, 'mail.lead.note', said),
      ],
      button: {
        label: translate(locale, 'mail.lead.button'),
        url: origin + localizePath('/user/leads', locale),
      },
      footer: translate(locale, 'mail.lead.footer', said),
    }),
  )
}
