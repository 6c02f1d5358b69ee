import type { FacetCount, ListingKind, OwnOrderSummary, OwnProducerSummary } from '@verstat/contract'
import {
  listConversations,
  listFittingOrders,
  listFormDrafts,
  listLeads,
  listMarketTasks,
  listOpenPayments,
  listOwnOrders,
  listOwnProducers,
  listOwnSubscriptions,
  listPlans,
  listResults,
  UNEDITABLE_STATUSES,
} from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'
import { type OrderRowView, orderRowView } from '../listing/rows/order-row-view.ts'
import { type DeskTask, deskTasks } from './desk/desk-tasks.ts'
import { withPlans } from './load-own-listings.ts'
import { type OwnListingView, ownOrderView, ownProducerView } from './own-listing-view.ts'
import { ownListingsPath } from './own-listings-query.ts'
import { type ResultsView, resultsView } from './results/results-view.ts'

export type DeskListing = { readonly listing: OwnListingView; readonly results?: ResultsView }

export type OwnOverview = {
  readonly counters: Readonly<Record<ListingKind, { readonly count: number; readonly to: string }>>
  readonly tasks: readonly DeskTask[]
  /** The listings that were changed last. */
  readonly listings: readonly DeskListing[]
  /** Orders that fit the user's producers. */
  readonly fitting: readonly OrderRowView[]
  /** The profile that was changed last. */
  readonly profile?: { readonly slug: string; readonly name: string }
}

/** Maximum number of own orders that the desk reads. The API returns the latest edited ones first. */
const ORDERS = 60
const PRODUCERS = 20
const LISTED = 5

/** Loads what the user's desk shows. The number of calls does not depend on the number of listings. */
export async function loadOwnOverview(context: PageContext, signal: AbortSignal): Promise<OwnOverview> {
  const { send } = context
  const [orders, producers, drafts, wanted, { plans }, leads, payments, fitting, market, talks, index] =
    await Promise.all([
      send(listOwnOrders, { limit: ORDERS }, { signal }),
      send(listOwnProducers, { limit: PRODUCERS }, { signal }),
      send(listFormDrafts, {}, { signal }),
      send(listOwnSubscriptions, { wanted: 'true', limit: 3 }, { signal }),
      send(listPlans, {}, { signal }),
      send(listLeads, { state: 'new', limit: 3 }, { signal }),
      send(listOpenPayments, {}, { signal }),
      send(listFittingOrders, {}, { signal }),
      send(listMarketTasks, {}, { signal }),
      send(listConversations, { unread: 'true', limit: 1 }, { signal }),
      context.directoryIndex(),
    ])
  const profile = producers.items.find(({ status }) => !UNEDITABLE_STATUSES.includes(status))
  return {
    counters: {
      order: { count: undeleted(orders.statuses), to: ownListingsPath({ kind: 'order' }) },
      producer: { count: undeleted(producers.statuses), to: ownListingsPath({ kind: 'producer' }) },
    },
    tasks: deskTasks(context, {
      orders: orders.items,
      producers: producers.items,
      drafts: drafts.items,
      wanted: wanted.items,
      plans,
      leads,
      payments: payments.items,
      market: market.items,
      talks: talks.unread,
    }),
    listings: await deskListings(context, [...orders.items], [...producers.items], signal),
    fitting: fitting.items.map((item) => orderRowView(context, item, index)),
    ...(profile ? { profile: { slug: profile.slug, name: profile.name } } : {}),
  }
}

async function deskListings(
  context: PageContext,
  orders: readonly OwnOrderSummary[],
  producers: readonly OwnProducerSummary[],
  signal: AbortSignal,
): Promise<readonly DeskListing[]> {
  const latest = [
    ...producers.map((item) => ({ at: item.updatedAt, view: ownProducerView(context, item) })),
    ...orders.map((item) => ({ at: item.updatedAt, view: ownOrderView(context, item) })),
  ]
    .toSorted((left, right) => right.at.localeCompare(left.at))
    .slice(0, LISTED)
    .map(({ view }) => view)
  if (latest.length === 0) return []
  const listings = latest.map(({ id }) => id).join(',')
  const [planned, { items }] = await Promise.all([
    withPlans(context, latest, signal),
    context.send(listResults, { listings }, { signal }),
  ])
  const results = new Map(items.map((item) => [item.listing.id, item]))
  return planned.map((listing) => {
    const found = results.get(listing.id)
    // A listing without views, contacts or payments has no results to show.
    const hasNumbers = found && found.days.length + found.paid.length > 0
    return { listing, ...(hasNumbers ? { results: resultsView(context, found) } : {}) }
  })
}

function undeleted(statuses: readonly FacetCount[]): number {
  return statuses.reduce((sum, { value, count }) => (value === 'archived' ? sum : sum + count), 0)
}
