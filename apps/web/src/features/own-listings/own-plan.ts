import type { listOwnSubscriptions, RouteOutput } from '@verstat/contract'
import type { PageContext } from '../../lib/page-context.ts'
import type { OwnListingView } from './own-listing-view.ts'

type Item = Pick<RouteOutput<typeof listOwnSubscriptions>['items'][number], 'id' | 'paidLeft'>

/**
 * Returns the path of the page about the listing's plan. When paid time is left, also returns the text that is shown
 * before a deletion.
 */
export function ownPlan(
  { t, format }: Pick<PageContext, 't' | 'format'>,
  { id, paidLeft }: Item,
): Pick<OwnListingView, 'planHref' | 'paidLeft'> {
  const planHref = `/user/subscription/order/${id}`
  if (paidLeft === null) return { planHref }
  const sum = format.money(paidLeft.amount.amountMinor, paidLeft.amount.currency)
  const text =
    paidLeft.until === null
      ? t('own.delete.unbegun', { sum })
      : t('own.delete.paid', { sum, date: format.dayTime(paidLeft.until) })
  return { planHref, paidLeft: text }
}
