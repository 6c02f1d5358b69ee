import type { VerificationSource } from '@verstat/contract'
import { pickText } from '@verstat/i18n'
import type { EmailWords, NoticeEmail, NotifyContext } from '../../../notices/index.ts'
import { type NoticeListing, notify } from '../../directory.notices.ts'
import type { Tx } from '../../directory-context.ts'
import { localized } from '../localized-columns.ts'
import { printedDay } from '../writing/offer-days.ts'
import type { ListingEmailKind } from './email-path.ts'
import type { LockedListing } from './listing.repository.ts'

/** What staff decided about a listing, or did with it. */
export type StaffDecision =
  | { readonly kind: PlainDecision; readonly reason?: string | undefined }
  | { readonly kind: 'producerVerified'; readonly source: VerificationSource; readonly until: string }
  | { readonly kind: 'editedByStaff'; readonly fields: readonly string[] }

/** Decisions that need no more words than the listing's title. */
export type PlainDecision = Exclude<
  ListingEmailKind,
  'listingSubmitted' | 'producerVerified' | 'editedByStaff'
>

const NOTICES = {
  listingApproved: 'listing.approved',
  listingRejected: 'listing.rejected',
  listingBlocked: 'listing.blocked',
  listingUnblocked: 'listing.unblocked',
  revisionApproved: 'listing.revisionApproved',
  revisionRejected: 'listing.revisionRejected',
  decisionUndone: 'listing.decisionUndone',
  revisionReopened: 'listing.revisionReopened',
  verificationEnded: 'listing.verificationEnded',
} as const satisfies Record<PlainDecision, string>

/**
 * Tells the listing's owner about a decision, by a notice and an e-mail in the owner's language. Both exist only if
 * the transaction `tx` commits.
 */
export async function notifyOfDecision(
  ctx: NotifyContext,
  tx: Tx,
  { owner, kind, id, slug, title }: LockedListing,
  decision: StaffDecision,
): Promise<void> {
  if (!owner) return
  const listing = { kind, slug, title: localized(title.uk, title.en) }
  const notice = {
    userId: owner.id,
    ref: { kind, id },
    email: (words: EmailWords) => decisionEmail(words, listing, decision),
  }
  if (decision.kind === 'producerVerified') {
    const { source, until } = decision
    await notify(tx, ctx, { ...notice, type: 'listing.verified', data: { ...listing, source, until } })
  } else if (decision.kind === 'editedByStaff') {
    const { fields } = decision
    await notify(tx, ctx, { ...notice, type: 'listing.editedByStaff', data: { ...listing, fields } })
  } else {
    await notify(tx, ctx, { ...notice, type: NOTICES[decision.kind], data: listing })
  }
}

/** The messages have a subject, text, note and button label for each kind. */
function decisionEmail(
  { say, locale }: EmailWords,
  { title }: NoticeListing,
  decision: StaffDecision,
): NoticeEmail {
  const values = { title: pickText(title, locale).text ?? '', ...decisionWords(say, decision) }
  const text = (part: string) => say(`mail.${decision.kind}.${part}`, values)
  return {
    subject: text('subject'),
    paragraphs: [text('text'), text('note')],
    quote: 'reason' in decision ? decision.reason : undefined,
    button: text('button'),
  }
}

function decisionWords(say: EmailWords['say'], decision: StaffDecision): Readonly<Record<string, string>> {
  switch (decision.kind) {
    case 'producerVerified':
      return {
        source: say(`mail.producerVerified.source.${decision.source}`),
        until: printedDay(decision.until),
      }
    case 'editedByStaff':
      return { fields: decision.fields.map((name) => say(`fields.staff.${name}`)).join(', ') }
    default:
      return {}
  }
}
