import type { OrderSummary } from '@verstat/contract'
import { listOrders } from '@verstat/contract/browser'
import type { DirectoryIndex } from '../../lib/api/directory-index.ts'
import type { PageContext } from '../../lib/page-context.ts'
import type { ListingPath } from '../../lib/urls/listing-path.ts'
import type { QueryValues } from '../listing/listing-query.ts'
import { type PlacedItem, placePromoted } from '../listing/rows/place-promoted.ts'
import { sendLenient } from '../listing/send-lenient.ts'
import { buildListingView, toFaults } from './build-listing-view.ts'
import { orderExtras } from './filters/order-query.ts'
import { listingSubject } from './listing-subject.ts'
import type { ListingView } from './listing-view.ts'
import { redirectMerged } from './redirect-merged.ts'

export type OrderListData = {
  readonly view: ListingView
  /** The listings of the page without the promoted ones. Search engines read this list. */
  readonly items: readonly OrderSummary[]
  readonly rows: readonly PlacedItem<OrderSummary>[]
  readonly index: DirectoryIndex
  readonly total: number
}

/**
 * Loads one page of orders. Returns undefined when the page does not exist: the region or category is unknown, or the
 * page number is past the end. Invalid filters are dropped and reported.
 */
export async function loadOrderList(
  context: PageContext,
  { page, ...filter }: ListingPath,
  query: QueryValues,
  signal: AbortSignal,
): Promise<OrderListData | undefined> {
  const named = await context.directoryIndex()
  if (!listingSubject(filter, named)) {
    redirectMerged('orders', { ...filter, page }, named)
    return undefined
  }
  const { extras, faults } = orderExtras(query, context.t)
  const { list, refused } = await sendLenient(
    (input) => context.send(listOrders, input, { signal }),
    { ...filter, page, facets: true },
    extras,
  )
  if (page > Math.max(1, list.pages)) return undefined
  // An empty list links to similar lists and shows their numbers of listings, so load these numbers too.
  const index = list.total === 0 ? await context.directoryIndex('counted') : named
  const subject = listingSubject(filter, index)
  if (!subject) return undefined
  const requested = { kind: 'orders', filter, query } as const
  const allFaults = [...faults, ...toFaults(refused)]
  const view = await buildListingView(context, { requested, page, subject, index, list, faults: allFaults })
  return { view, items: list.items, rows: placePromoted(list), index, total: list.total }
}
