import type { ListingKind } from '@verstat/contract'
import { sendMail } from '../../../../platform/mail/mail.ts'
import { renderEmail } from '../../../../platform/mail/mail-layout.ts'
import type { Db, WriteContext } from '../../directory-context.ts'

type ListingLink = { readonly kind: ListingKind; readonly email: string; readonly code: string }

type LinkEmail = {
  readonly mail: 'listingPlaced' | 'formDraft'
  readonly email: string
  readonly path: string
  /** Number of the order. Null for producers and for forms, which have none. */
  readonly number: string | null
}

/**
 * Queues, in the transaction, an e-mail with the link that manages a listing without an owner. The code follows `#` in
 * the link, so that no server sees the code. The e-mail contains no text typed by the visitor, because the visitor may
 * have entered someone else's address.
 */
export async function sendManageLink(
  ctx: Pick<WriteContext, 'accounts' | 'locale'>,
  tx: Db,
  { kind, email, code, number }: ListingLink & { readonly number: string | null },
): Promise<void> {
  const path = `/advertisement/${kind}/manage#${code}`
  await sendLinkEmail(ctx, tx, { mail: 'listingPlaced', email, path, number })
}

export async function sendDraftLink(
  ctx: Pick<WriteContext, 'accounts' | 'locale'>,
  tx: Db,
  { kind, email, code }: ListingLink,
): Promise<void> {
  const path = `/advertisement/${kind}#${code}`
  await sendLinkEmail(ctx, tx, { mail: 'formDraft', email, path, number: null })
}

async function sendLinkEmail(
  { accounts, locale }: Pick<WriteContext, 'accounts' | 'locale'>,
  tx: Db,
  { mail, email, path, number }: LinkEmail,
): Promise<void> {
  const { origin, brand, accent, translate } = accounts.mail
  const name = brand(locale)
  const text = (part: string) =>
    translate(locale, `mail.${mail}.${part}`, { brand: name, number: number ?? 'none' })
  await sendMail(
    tx,
    renderEmail({
      to: email,
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
