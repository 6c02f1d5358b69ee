import type { ListingKind } from '@verstat/contract'
import { sendMail } from '../../../../platform/mail/mail.ts'
import { renderEmail } from '../../../../platform/mail/mail-layout.ts'
import type { Db, WriteContext } from '../../directory-context.ts'

/**
 * Queues, in the transaction, an e-mail with the link that manages a listing without an owner. The code follows `#` in
 * the link, so that no server sees the code. The e-mail contains no text typed by the visitor, because the visitor may
 * have entered someone else's address.
 */
export async function sendManageLink(
  ctx: Pick<WriteContext, 'accounts' | 'locale'>,
  tx: Db,
  { kind, email, code }: { readonly kind: ListingKind; readonly email: string; readonly code: string },
): Promise<void> {
  await sendLinkEmail(ctx, tx, 'listingPlaced', email, `/advertisement/${kind}/manage#${code}`)
}

export async function sendDraftLink(
  ctx: Pick<WriteContext, 'accounts' | 'locale'>,
  tx: Db,
  { kind, email, code }: { readonly kind: ListingKind; readonly email: string; readonly code: string },
): Promise<void> {
  await sendLinkEmail(ctx, tx, 'formDraft', email, `/advertisement/${kind}#${code}`)
}

async function sendLinkEmail(
  { accounts, locale }: Pick<WriteContext, 'accounts' | 'locale'>,
  tx: Db,
  mail: 'listingPlaced' | 'formDraft',
  to: string,
  path: string,
): Promise<void> {
  const { origin, brand, accent, translate } = accounts.mail
  const name = brand(locale)
  const text = (part: string) => translate(locale, `mail.${mail}.${part}`, { brand: name })
  await sendMail(
    tx,
    renderEmail({
      to,
      locale,
      brand: name,
      accent: accent(),
      subject: text('subject'),
      paragraphs: [text('text'), text('note')],
      button: { label: text('button'), url: `${origin}${locale === 'en' ? '/en' : ''}${path}` },
      footer: translate(locale, 'mail.footer.automatic', { brand: name }),
    }),
  )
}
