import type { ListingKind } from '@verstat/contract'
import { pickText } from '@verstat/i18n'
import type { NoticeEmail, NoticeReader } from '../../notices/index.ts'
import { notify } from '../directory.notices.ts'
import type { ContactRow } from './contact.repository.ts'
import { readAsker } from './lead-asker.ts'
import type { LeadsContext, LeadsTx } from './leads-context.ts'

type SeenContact = {
  readonly kind: ListingKind
  readonly row: ContactRow
  readonly leadId: string
  /** Null for visitors. */
  readonly userId: string | null
}

/**
 * Tells the listing's owner, in the transaction, that somebody saw the contact. Owners get no e-mail about visitors,
 * because visitors are nameless.
 */
export async function notifyOwner(tx: LeadsTx, ctx: LeadsContext, seen: SeenContact): Promise<void> {
  const { kind, row, leadId, userId } = seen
  if (row.ownerId === null) return
  await notify(tx, ctx, {
    userId: row.ownerId,
    type: 'lead.received',
    ref: { kind: 'lead', id: leadId },
    personId: userId,
    data: {
      kind,
      slug: row.slug,
      title: row.title,
      how: 'contact',
      by: userId === null ? 'visitor' : 'user',
    },
    email: (to) => seenEmail(tx, to, seen),
  })
}

async function seenEmail(
  tx: LeadsTx,
  { isEmailVerified, locale, say }: NoticeReader,
  { kind, row, userId }: SeenContact,
): Promise<NoticeEmail | null> {
  if (!isEmailVerified || userId === null) return null
  const { name } = await readAsker(tx, userId)
  const params = { name, title: pickText(row.title, locale).text ?? '' }
  return {
    subject: say('mail.lead.subject', params),
    paragraphs: [say(`mail.lead.${kind}Text`, params), say('mail.lead.note', params)],
    button: say('mail.lead.button'),
    footer: say('mail.lead.footer', params),
  }
}
