import type { ListingKind, OwnOrderSummary, OwnProducerSummary } from '@verstat/contract'
import { kyivDaysBetween } from '@verstat/i18n'
import type { BadgeTone } from '@verstat/ui/badge'
import type { PictureSource } from '@verstat/ui/picture'
import type { PageContext } from '../../lib/page-context.ts'
import { ownText, pictureSource, type WrittenText, writtenText } from '../listing/listing-words.ts'
import { allPaidKinds } from '../listing/rows/paid-kinds.ts'
import type { PaidKind } from '../listing/rows/paid-marks.tsx'
import { STATUS_TONE } from '../listing/status-tone.ts'
import type { ListingStatus } from './own-listings-query.ts'

/** Data of a row in the list of the user's own listings. All texts are in the language of the page. */
export type OwnListingView = {
  readonly kind: ListingKind
  readonly id: string
  readonly title: WrittenText
  /** Path of the public page. While the listing is not public but can be edited, this is the path of the edit form. */
  readonly href: string
  readonly editHref: string
  /** Path of the page about the listing's plan. */
  readonly planHref?: string
  /** Text about the unused paid amount and what happens to this amount when the listing is deleted. */
  readonly paidLeft?: string
  /** Paid features of the listing that are active now. */
  readonly paid: readonly PaidKind[]
  readonly status: ListingStatus
  readonly state: { readonly text: string; readonly tone: BadgeTone }
  /** Facts such as «Замовлення № 12», «Змінено вчора» and the deadline. */
  readonly facts: readonly string[]
  readonly views: string
  /** The number of leads. `href` is the list of these leads, if there are any. */
  readonly leads: { readonly text: string; readonly href?: string }
  /** The link to the comparison of the order's offers. Absent for producers and for orders without offers. */
  readonly offers?: {
    readonly href: string
    readonly text: string
    readonly unread: number
    /** How many are in force. */
    readonly live: number
    /** Whether the owner cannot read them yet. */
    readonly isSealed: boolean
  }
  /**
   * Notes about what needs attention, such as a decision of the staff, an edit that waits for approval, or a near
   * deadline.
   */
  readonly notes: readonly { readonly text: string; readonly tone: 'warn' | 'bad'; readonly quote?: string }[]
  readonly allowed: readonly ListingStatus[]
  /** True for a published order whose deadline is at most seven days away. The owner can extend this deadline. */
  readonly endsSoon: boolean
  readonly image?: PictureSource
}

type Context = Pick<PageContext, 't' | 'format' | 'now'>

/** The row shows a note when at most this many days are left until the deadline. */
const SOON_DAYS = 7

export function ownOrderView(context: Context, order: OwnOrderSummary): OwnListingView {
  const { t, format, now } = context
  const number = t('own.row.number', { number: String(order.number) })
  const { status } = order
  const isOpen = status === 'published' || status === 'paused'
  const daysLeft = kyivDaysBetween(now(), order.offersUntil)
  const endsSoon = status === 'published' && daysLeft <= SOON_DAYS
  const shared = common(context, 'order', order)
  const { opensAt } = order.offers
  const movesOpening = opensAt !== null && endsSoon
  return {
    ...shared,
    title: writtenText(order.title, t.locale) ?? { text: number },
    facts: [
      number,
      ...(isOpen ? [t('own.row.offersUntil', { date: format.day(order.offersUntil) })] : []),
      t('own.row.updated', { date: format.day(order.updatedAt) }),
    ],
    notes: [
      ...shared.notes,
      ...(endsSoon ? [{ text: t('own.note.endsSoon', { n: daysLeft }), tone: 'warn' as const }] : []),
      ...(movesOpening
        ? [{ text: t('own.note.renewMovesOpening', { at: format.dayTime(opensAt) }), tone: 'warn' as const }]
        : []),
    ],
    endsSoon,
    ...offersLink(context, order),
    ...(order.image ? { image: pictureSource(order.image) } : {}),
  }
}

function offersLink(
  { t, format }: Context,
  { slug, offers }: OwnOrderSummary,
): Pick<OwnListingView, 'offers'> {
  if (offers.count === 0) return {}
  const { count, unread, live, opensAt } = offers
  const n = String(count)
  const text =
    opensAt === null
      ? t('own.row.offersCount', { n })
      : t('own.row.offersSealed', { n, date: format.day(opensAt) })
  return {
    offers: { href: `/user/advertisment/offers/${slug}`, text, unread, live, isSealed: opensAt !== null },
  }
}

export function ownProducerView(context: Context, producer: OwnProducerSummary): OwnListingView {
  const { t, format } = context
  return {
    ...common(context, 'producer', producer),
    title: ownText(producer.name, t.locale),
    facts: [t('own.row.updated', { date: format.day(producer.updatedAt) })],
    endsSoon: false,
    ...(producer.logo ? { image: pictureSource(producer.logo) } : {}),
  }
}

function common(
  { t, format, now }: Context,
  kind: ListingKind,
  listing: OwnOrderSummary | OwnProducerSummary,
): Omit<OwnListingView, 'title' | 'facts' | 'endsSoon'> {
  const { id, slug, status, statusReason, revision, restorableUntil, counts, allowed } = listing
  const editHref = `/user/advertisment/edit/${kind}/${slug}`
  return {
    kind,
    id,
    // Owners see their listing as its readers will, in any status.
    href: `/${kind}s/${slug}`,
    editHref,
    paid: allPaidKinds(listing, now()),
    status,
    state: { text: t(`own.status.${status}`), tone: STATUS_TONE[status] },
    views: t('own.row.views', { n: counts.views }),
    leads: {
      text: t('own.row.contacts', { n: counts.contacts }),
      ...(counts.contacts > 0 ? { href: `/user/leads?listing=${id}` } : {}),
    },
    notes: [
      ...(statusReason !== null && (status === 'rejected' || status === 'blocked')
        ? [{ text: t(`own.note.${status}`), tone: 'bad' as const, quote: statusReason }]
        : []),
      ...(revision && revision.rejectedAt === null
        ? [{ text: t('own.note.revision'), tone: 'warn' as const }]
        : []),
      ...(revision?.rejectedAt
        ? [
            {
              text: t('own.note.revisionRejected'),
              tone: 'bad' as const,
              ...(revision.reason === null ? {} : { quote: revision.reason }),
            },
          ]
        : []),
      ...(restorableUntil
        ? [{ text: t('own.note.restorable', { date: format.day(restorableUntil) }), tone: 'warn' as const }]
        : []),
    ],
    allowed,
  }
}
