import type { OrderSummary, ProducerSummary } from '@verstat/contract'
import { PAGE_LIMIT_DEFAULT } from '@verstat/contract/browser'
import { describeList } from '../../lib/head/structured-data.ts'
import type { PageContext } from '../../lib/page-context.ts'
import type { ListingView } from './listing-view.ts'

type Listed = {
  readonly view: ListingView
  readonly items: readonly (OrderSummary | ProducerSummary)[]
  readonly total: number
}

/**
 * Adds structured data (JSON-LD) to the page of a list. Pages that search engines must not index have no structured
 * data.
 */
export function describeListPage(
  context: PageContext,
  kind: 'orders' | 'producers',
  { view, items, total }: Listed,
): void {
  if (view.seo.noindex) return
  const { seo: head, heading: h1, crumbs, page } = view
  const offset = (page - 1) * PAGE_LIMIT_DEFAULT
  describeList(context, { head, h1, crumbs }, { kind, items, total, offset })
}
