import type { listOwnSubscriptions, RouteOutput } from '@verstat/contract'
import type { PageContext } from '../../lib/page-context.ts'
import type { OwnListingView } from './own-listing-view.ts'

type Item = Pick<RouteOutput<typeof listOwnSubscriptions>['items'][number], 'id' | 'paidLeft'>

/**
 * Returns the path of the page about the listing's plan. If some paid time is unused, also returns a text about the
 * paid amount, which is shown before the listing is deleted.
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
