import { sendMail } from '../../../../platform/mail/mail.ts'
import { renderEmail } from '../../../../platform/mail/mail-layout.ts'
import type { Tx, WriteContext } from '../../directory-context.ts'
import type { LockedListing } from './listing.repository.ts'

/**
 * An e-mail to the owner about a decision. The translated messages have a subject, text, note and button label for each
 * kind.
 */
export type ListingEmail = {
  readonly kind:
    | 'listingApproved'
    | 'listingRejected'
    | 'listingBlocked'
    | 'listingUnblocked'
    | 'revisionApproved'
    | 'revisionRejected'
    | 'decisionUndone'
    | 'revisionReopened'
    | 'producerVerified'
    | 'verificationEnded'
    | 'editedByStaff'
  readonly reason?: string | undefined
  /** Returns additional parameters of the message. `text` translates a message key. */
  readonly words?: (text: (key: string) => string) => Readonly<Record<string, string>>
}

/** Kinds of e-mails that owners can turn off. */
const OPTIONAL: ReadonlySet<ListingEmail['kind']> = new Set(['listingApproved', 'revisionApproved'])

/**
 * Queues an e-mail about a decision to the listing's owner, in the owner's language. The e-mail is queued in the
 * transaction `tx`.
 */
export async function sendListingEmail(
  ctx: Pick<WriteContext, 'accounts'>,
  tx: Tx,
  { owner, ...listing }: LockedListing,
  mail: ListingEmail,
): Promise<void> {
  if (!owner || (OPTIONAL.has(mail.kind) && !owner.notifyListings)) return
  const { origin, brand, accent, translate } = ctx.accounts.mail
  const { locale } = owner
  const name = brand(locale)
  const title =
    (locale === 'uk' ? listing.title.uk : listing.title.en) ?? listing.title.uk ?? listing.title.en
  const words = mail.words?.((key) => translate(locale, key)) ?? {}
  const text = (part: string) =>
    translate(locale, `mail.${mail.kind}.${part}`, { brand: name, title: title ?? '', ...words })
  await sendMail(
    tx,
    renderEmail({
      to: owner.email,
      locale,
      brand: name,
      accent: accent(),
      subject: text('subject'),
      paragraphs: [text('text'), text('note')],
      quote: mail.reason,
      button: {
        label: text('button'),
        url: `${origin}${locale === 'en' ? '/en' : ''}${emailPath(mail.kind, listing)}`,
      },
      footer: translate(locale, 'mail.footer.automatic', { brand: name }),
    }),
  )
}

type Target = Pick<LockedListing, 'kind' | 'slug'>

export function emailPath(mail: ListingEmail['kind'], { kind, slug }: Target): string {
  switch (mail) {
    case 'listingApproved':
    case 'listingUnblocked':
    case 'revisionApproved':
      return `/${kind}s/${slug}`
    // The link leads to the owner's list of listings, because the listing has no public page and nothing to edit.
    case 'listingBlocked':
    case 'decisionUndone':
      return `/user/advertisment?kind=${kind}`
    case 'listingRejected':
    case 'revisionRejected':
    case 'revisionReopened':
    case 'producerVerified':
    case 'verificationEnded':
    case 'editedByStaff':
      return `/user/advertisment/edit/${kind}/${slug}`
  }
}
