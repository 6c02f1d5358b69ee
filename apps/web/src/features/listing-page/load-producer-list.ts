import type { ProducerSummary } from '@verstat/contract'
import { listProducers } from '@verstat/contract/browser'
import type { DirectoryIndex } from '../../lib/api/directory-index.ts'
import type { PageContext } from '../../lib/page-context.ts'
import type { ListingPath } from '../../lib/urls/listing-path.ts'
import type { QueryValues } from '../listing/listing-query.ts'
import { type PlacedItem, placePromoted } from '../listing/rows/place-promoted.ts'
import { sendLenient } from '../listing/send-lenient.ts'
import { buildListingView, toFaults } from './build-listing-view.ts'
import { producerExtras } from './filters/producer-query.ts'
import { listingSubject } from './listing-subject.ts'
import type { ListingView } from './listing-view.ts'
import { redirectMerged } from './redirect-merged.ts'

export type ProducerListData = {
  readonly view: ListingView
  /** The listings of the page without the promoted ones. Search engines read this list. */
  readonly items: readonly ProducerSummary[]
  readonly rows: readonly PlacedItem<ProducerSummary>[]
  readonly index: DirectoryIndex
  readonly total: number
}

/**
 * Loads one page of producers. Returns undefined when the page does not exist. Invalid filters are dropped and
 * reported.
 */
export async function loadProducerList(
  context: PageContext,
  { page, ...path }: ListingPath,
  query: QueryValues,
  signal: AbortSignal,
): Promise<ProducerListData | undefined> {
  const { type: _none, ...filter } = path
  const named = await context.directoryIndex()
  if (!listingSubject(filter, named)) {
    redirectMerged('producers', { ...filter, page }, named)
    return undefined
  }
  const { list, refused } = await sendLenient(
    (input) => context.send(listProducers, input, { signal }),
    { ...filter, page, facets: true },
    producerExtras(query),
  )
  if (page > Math.max(1, list.pages)) return undefined
  // An empty list links to similar lists and shows their numbers of listings, so load these numbers too.
  const index = list.total === 0 ? await context.directoryIndex('counted') : named
  const subject = listingSubject(filter, index)
  if (!subject) return undefined
  const requested = { kind: 'producers', filter, query } as const
  const view = await buildListingView(context, {
    requested,
    page,
    subject,
    index,
    list,
    faults: toFaults(refused),
  })
  return { view, items: list.items, rows: placePromoted(list), index, total: list.total }
}
