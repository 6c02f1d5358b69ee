import type { LISTING_NOTICES, ListingKind, LocalizedText, VerificationSource } from '@verstat/contract'
import type { MessageKey } from '@verstat/i18n'
import { type NoticeKind, type NoticeKinds, type NoticeWords, notifier } from '../notices/index.ts'
import { emailPath, type ListingEmailKind } from './listing/moves/email-path.ts'

/** The listing that a notice is about. */
export type NoticeListing = {
  readonly kind: ListingKind
  readonly slug: string
  readonly title: LocalizedText
}

/** A lead: somebody asked for the contact of a listing. */
export type LeadFacts = NoticeListing & {
  /** Whether the person saw the contact, or wrote to an owner who does not show it. */
  readonly how: 'contact' | 'message'
  /** Visitors have no account, and so no name. */
  readonly by: 'user' | 'visitor'
}

type Type = (typeof LISTING_NOTICES)[number]

type MoreFacts = {
  readonly 'lead.received': LeadFacts
  readonly 'listing.verified': NoticeListing & {
    readonly source: VerificationSource
    readonly until: string
  }
  readonly 'listing.editedByStaff': NoticeListing & { readonly fields: readonly string[] }
  readonly 'listing.ending': NoticeListing & { readonly until: string }
}

type DataOf = MoreFacts & Readonly<Record<Exclude<Type, keyof MoreFacts>, NoticeListing>>

/** Owners can turn off only the e-mails about what they expect to happen. */
export const DIRECTORY_NOTICES: NoticeKinds<DataOf> = {
  'lead.received': {
    // Without the e-mail, a message to an owner who shows no contact would not arrive.
    mailing: ({ how, by }) => (by === 'visitor' ? 'never' : how === 'message' ? 'always' : 'leads'),
    text: leadText,
    path: () => '/user/leads',
  },
  'listing.submitted': {
    mailing: 'listings',
    text: ({ t, pick }, { title }) => t('directorynotices.submitted', { title: pick(title) }),
    path: (listing) => emailPath('listingSubmitted', listing),
  },
  'listing.approved': decision('listingApproved', 'directorynotices.approved', 'listings'),
  'listing.rejected': decision('listingRejected', 'directorynotices.rejected'),
  'listing.blocked': decision('listingBlocked', 'directorynotices.blocked'),
  'listing.unblocked': decision('listingUnblocked', 'directorynotices.unblocked'),
  'listing.revisionApproved': decision('revisionApproved', 'directorynotices.revisionApproved', 'listings'),
  'listing.revisionRejected': decision('revisionRejected', 'directorynotices.revisionRejected'),
  'listing.decisionUndone': decision('decisionUndone', 'directorynotices.decisionUndone'),
  'listing.revisionReopened': decision('revisionReopened', 'directorynotices.revisionReopened'),
  'listing.verified': {
    mailing: 'always',
    text: ({ t, pick, day }, { title, source, until }) =>
      t('directorynotices.verified', {
        title: pick(title),
        source: t(`mail.producerVerified.source.${source}`),
        until: day(until),
      }),
    path: (listing) => emailPath('producerVerified', listing),
  },
  'listing.verificationEnded': decision('verificationEnded', 'directorynotices.verificationEnded'),
  'listing.editedByStaff': {
    mailing: 'always',
    text: ({ t, pick }, { title, fields }) =>
      t('directorynotices.editedByStaff', {
        title: pick(title),
        fields: fields.map((name) => t(`fields.staff.${name}` as MessageKey)).join(', '),
      }),
    path: (listing) => emailPath('editedByStaff', listing),
  },
  'listing.ending': {
    mailing: 'reminders',
    text: ({ t, pick, day }, { title, until }) =>
      t('directorynotices.ending', { title: pick(title), until: day(until) }),
    // The owner finds the button for renewing on the page of the order.
    path: ({ slug }) => `/orders/${slug}`,
  },
}

export const notify = notifier(DIRECTORY_NOTICES)

function decision(
  mail: ListingEmailKind,
  key: MessageKey,
  mailing: 'listings' | 'always' = 'always',
): NoticeKind<NoticeListing> {
  return {
    mailing,
    text: ({ t, pick }, { title }) => t(key, { title: pick(title) }),
    path: (listing) => emailPath(mail, listing),
  }
}

function leadText({ t, pick, person }: NoticeWords, { kind, title, how, by }: LeadFacts): string {
  const nameless = by === 'visitor' ? t('directorynotices.visitor') : t('directorynotices.somebody')
  return t(`directorynotices.lead.${how}.${kind}`, { name: person ?? nameless, title: pick(title) })
}
