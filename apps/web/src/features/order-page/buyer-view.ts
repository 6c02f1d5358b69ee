import type { Buyer } from '@verstat/contract'
import type { PageContext } from '../../lib/page-context.ts'
import { ownText, type WrittenText } from '../listing/listing-words.ts'

/** What the page of an order says of the user who placed it. */
export type BuyerView = {
  readonly name: WrittenText
  readonly company?: { readonly name: WrittenText; readonly href: string }
  readonly since: string
  readonly others: string
  /** What became of the other orders. Outcomes without orders are left out. */
  readonly outcomes: readonly { readonly key: string; readonly label: string; readonly count: string }[]
}

const OUTCOMES = [
  ['open', 'orderpage.buyer.open'],
  ['paused', 'orderpage.buyer.paused'],
  ['chosen', 'orderpage.buyer.chosen'],
  ['expired', 'orderpage.buyer.expired'],
  ['cancelled', 'orderpage.buyer.cancelled'],
] as const

export function buyerView(
  { t, format }: Pick<PageContext, 't' | 'format'>,
  { name, company, memberSince, orders }: Buyer,
): BuyerView {
  return {
    name: name === null ? { text: t('orderpage.buyer.hidden') } : ownText(name, t.locale),
    ...(company
      ? { company: { name: ownText(company.name, t.locale), href: `/producers/${company.slug}` } }
      : {}),
    since: t('orderpage.buyer.since', { date: format.fullDay(memberSince) }),
    others: orders.total === 0 ? t('orderpage.buyer.none') : t('orderpage.buyer.others', { n: orders.total }),
    outcomes: OUTCOMES.flatMap(([key, label]) =>
      orders[key] > 0 ? [{ key, label: t(label), count: format.number(orders[key]) }] : [],
    ),
  }
}
