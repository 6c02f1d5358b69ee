import type { LocalizedText, OFFER_NOTICES } from '@verstat/contract'
import type { MessageKey } from '@verstat/i18n'
import { type NoticeKind, type NoticeKinds, type NoticeWords, notifier } from '../notices/index.ts'

/** Facts of a notice about an offer. They never contain a price. */
export type OfferFacts = {
  readonly slug: string
  readonly title: LocalizedText
  /** Name of the producer, for the customer only. Absent while the offers are sealed. */
  readonly producer?: string
  /** A code: why an offer was declined or closed, or why an invitation was. */
  readonly reason?: string
  /** The offer that a notice for the customer is about. Absent while the offers are sealed. */
  readonly offerId?: string
  /** What the other side wrote. */
  readonly note?: string
}

type Type = (typeof OFFER_NOTICES)[number]
type DataOf = Readonly<Record<Type, OfferFacts>>

const comparison = ({ slug, offerId }: OfferFacts) =>
  `/user/advertisment/offers/${slug}${offerId === undefined ? '' : `#offer-${offerId}`}`
/** An offer to an order that was erased leads to the list. */
const ownOffer = (_: OfferFacts, { id }: { readonly id: string | null }) =>
  id === null ? '/user/offers' : `/user/offers/${id}`
const questions = ({ slug }: OfferFacts) => `/orders/${slug}#questions`
const deal = (_: OfferFacts, { id }: { readonly id: string | null }) => `/user/deals/${id ?? ''}`

export const OFFERS_NOTICES: NoticeKinds<DataOf> = {
  'offer.received': kind('received', comparison),
  'offer.revised': kind('revised', comparison),
  'offer.withdrawn': kind('withdrawn', comparison),
  'offer.waiting': kind('waiting', comparison),
  'order.deadline': kind('deadline', comparison),
  'offer.asked': kind('asked', ownOffer),
  'offer.shortlisted': kind('shortlisted', ownOffer),
  'offer.declined': kind('declined', ownOffer, (words, { reason = 'other' }) =>
    words.t(`offernotices.reason.${reason}` as MessageKey),
  ),
  'offer.closed': kind('closed', ownOffer, (words, { reason = 'cancelled' }) =>
    words.t(`offernotices.ended.${reason}` as MessageKey),
  ),
  'offer.reopened': kind('reopened', ownOffer),
  'offer.blocked': { ...kind('blocked', ownOffer), mailing: 'always' },
  'offer.unblocked': kind('unblocked', ownOffer),
  'offer.outdated': kind('outdated', ownOffer),
  'offer.expiring': kind('expiring', ownOffer),
  'offer.undecided': kind('undecided', ownOffer),
  'deal.awaiting': { ...kind('awaiting', deal), mailing: 'deals' },
  'deal.active': { ...kind('active', deal), mailing: 'deals' },
  'deal.declined': { ...kind('dealDeclined', deal), mailing: 'deals' },
  'deal.delivered': { ...kind('delivered', deal), mailing: 'deals' },
  'deal.returned': { ...kind('returned', deal), mailing: 'deals' },
  'deal.completed': { ...kind('completed', deal), mailing: 'deals' },
  'deal.cancelled': { ...kind('cancelled', deal), mailing: 'deals' },
  'deal.lapsed': { ...kind('lapsed', deal), mailing: 'deals' },
  'question.asked': kind('questionAsked', questions),
  'question.answered': kind('questionAnswered', questions),
  'invitation.received': kind('invited', ({ slug }) => `/orders/${slug}`),
  'invitation.declined': kind('invitationDeclined', comparison, (words, { reason = 'other' }) =>
    words.t(`offernotices.busy.${reason}` as MessageKey),
  ),
}

export const notify = notifier(OFFERS_NOTICES)

type Name =
  | 'received'
  | 'revised'
  | 'withdrawn'
  | 'waiting'
  | 'deadline'
  | 'asked'
  | 'shortlisted'
  | 'declined'
  | 'closed'
  | 'reopened'
  | 'blocked'
  | 'unblocked'
  | 'outdated'
  | 'expiring'
  | 'undecided'
  | 'awaiting'
  | 'active'
  | 'dealDeclined'
  | 'delivered'
  | 'returned'
  | 'completed'
  | 'cancelled'
  | 'lapsed'
  | 'questionAsked'
  | 'questionAnswered'
  | 'invited'
  | 'invitationDeclined'

/** Notices whose sentence also does without the name, which is secret while the offers are sealed. */
const SEALABLE: ReadonlySet<Name> = new Set(['received', 'revised', 'withdrawn'])

function kind(
  name: Name,
  path: NoticeKind<OfferFacts>['path'],
  reasonOf: (words: NoticeWords, data: OfferFacts) => string = () => '',
): NoticeKind<OfferFacts> {
  const text = (words: NoticeWords, data: OfferFacts) => {
    const sentence = words.t(`offernotices.text.${name}`, {
      title: words.pick(data.title),
      producer: data.producer ?? (SEALABLE.has(name) ? 'none' : words.t('offernotices.somebody')),
      reason: reasonOf(words, data),
    })
    return data.note ? `${sentence} ${words.t('offernotices.note', { note: data.note })}` : sentence
  }
  return {
    mailing: 'offers',
    text,
    path,
    email: {
      subject: (words, data) => words.t(`offernotices.subject.${name}`, { title: words.pick(data.title) }),
      button: ({ t }) => t('offernotices.button'),
    },
  }
}
