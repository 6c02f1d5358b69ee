import type { Order } from '@verstat/contract'
import type { Format, Urgency } from '@verstat/i18n'
import { type PageHead, type PageSeo, placeText } from '@verstat/seo'
import type { Crumb } from '@verstat/ui/breadcrumbs'
import type { PictureSource } from '@verstat/ui/picture'
import type { DirectoryIndex } from '../../lib/api/directory-index.ts'
import type { PageContext } from '../../lib/page-context.ts'
import { listingPath } from '../../lib/urls/listing-path.ts'
import type { ListingFact } from '../listing/facts/listing-fact.ts'
import {
  pictureSource,
  type WrittenParagraphs,
  type WrittenText,
  writtenParagraphs,
  writtenText,
} from '../listing/listing-words.ts'
import { type BuyerView, buyerView } from './buyer-view.ts'
import { orderFacts } from './order-facts.ts'

/** The time to the deadline. Both ends contain a date, so that a page rendered yesterday is still correct. */
export type OrderTerm = {
  readonly from: string
  readonly to: string
  readonly left: string
  readonly days: number
  readonly urgency: Urgency
}

/** Data of an order's page. All texts are in the language of the page. */
export type OrderPageView = {
  readonly title: WrittenText
  readonly crumbs: readonly Crumb[]
  /** Absent when the order has not changed since the day of its publication. */
  readonly updated?: string
  readonly views: string
  /** Tells why the order accepts no more offers. Absent while the order is open. */
  readonly notice?: { readonly heading: string; readonly text: string }
  readonly deadline: { readonly day: string; readonly left: string }
  /** The time from today to the deadline. Absent when the order accepts no more offers. */
  readonly term?: OrderTerm
  readonly facts: readonly ListingFact[]
  readonly buyer?: BuyerView
  readonly description: WrittenParagraphs
  readonly pictures: readonly PictureSource[]
  readonly place: { readonly text: string; readonly regionSlug: string; readonly href: string }
  readonly categoryHref: string
  readonly seo: PageHead
}

type ViewContext = Pick<PageContext, 't' | 'format' | 'now' | 'site'>

export function orderPageView(
  context: ViewContext,
  order: Order,
  index: DirectoryIndex,
  seo: PageSeo,
): OrderPageView {
  const { t, format } = context
  const category = index.categoryById(order.categoryId)
  const region = index.regionById(order.regionId)
  const number = t('orders.row.number', { number: String(order.number) })
  const title = writtenText(order.title, t.locale) ?? { text: number }
  const place = placeText(t, order.city, region)
  const { text: left, urgency, days } = format.deadline(order.offersUntil)
  const notice = orderNotice(t, format, order)
  return {
    title,
    crumbs: seo.crumbs,
    ...updatedText(context, order),
    views: t('orderpage.page.views', { n: order.counts.views }),
    ...(notice ? { notice } : {}),
    deadline: {
      day: t('orderpage.page.deadlineUntil', { date: format.day(order.offersUntil) }),
      left,
    },
    ...(notice ? {} : { term: { ...termEnds(context, order), left, days, urgency } }),
    facts: orderFacts(context, order, { category, region }),
    ...(order.buyer ? { buyer: buyerView(context, order.buyer) } : {}),
    description: writtenParagraphs(order.description, t.locale),
    pictures: order.images.map(pictureSource),
    place: {
      text: place,
      regionSlug: region?.slug ?? '',
      href: listingPath('orders', region ? { regionSlug: region.slug } : {}),
    },
    categoryHref: listingPath('orders', category ? { categorySlug: category.slug } : {}),
    seo: seo.head,
  }
}

/** Says when the order was updated, unless that was on the day of its publication, which is among the facts. */
function updatedText(
  { t, format }: ViewContext,
  { updatedAt, publishedAt }: Order,
): Pick<OrderPageView, 'updated'> {
  const date = format.fullDay(updatedAt)
  const isSaid = publishedAt !== null && format.fullDay(publishedAt) === date
  return isSaid ? {} : { updated: t('orderpage.page.updated', { date }) }
}

function termEnds({ t, format, now }: ViewContext, { offersUntil }: Order) {
  return {
    from: t('orderpage.term.today', { date: format.day(now()) }),
    to: t('orderpage.term.end', { date: format.day(offersUntil) }),
  }
}

function orderNotice(t: PageContext['t'], format: Format, order: Order): OrderPageView['notice'] {
  const { status } = order
  if (status === 'expired') {
    const heading = t('orderpage.notice.expired', { date: format.fullDay(order.offersUntil) })
    return { heading, text: t('orderpage.notice.expiredText') }
  }
  if (status !== 'awarded' && status !== 'completed' && status !== 'paused') return undefined
  return { heading: t(`orderpage.notice.${status}`), text: t(`orderpage.notice.${status}Text`) }
}
