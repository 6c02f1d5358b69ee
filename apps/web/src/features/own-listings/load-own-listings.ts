import type { FacetCount, OrderStatus, ProducerStatus } from '@verstat/contract'
import {
  listOwnOrders,
  listOwnProducers,
  listOwnSubscriptions,
  ORDER_STATUSES,
  PAGE_LIMIT_MAX,
} from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'
import { type OwnListingView, ownOrderView, ownProducerView } from './own-listing-view.ts'
import type { ListingStatus, OwnListingsQuery } from './own-listings-query.ts'

export type OwnListingsView = {
  readonly query: OwnListingsQuery
  readonly rows: readonly OwnListingView[]
  readonly pages: number
  /** How many there are of each kind, without deleted ones. */
  readonly totals: { readonly order: number; readonly producer: number }
  /** Of the kind that is shown, in the order of their lives. */
  readonly statuses: readonly { readonly status: ListingStatus; readonly count: number }[]
}

const SHOWN = 20
/** Only the counts are wanted. */
const COUNTS = { page: 1, limit: 1 }

/** A page of one's own listings with what stands around it. */
export async function loadOwnListings(
  context: PageContext,
  query: OwnListingsQuery,
  signal: AbortSignal,
): Promise<OwnListingsView> {
  const { send } = context
  const isOrders = query.kind === 'order'
  const asked = { page: query.page, limit: SHOWN }
  // The query was read by its kind, so that its status is one of that kind.
  const orderStatus = query.status as OrderStatus | undefined
  const producerStatus = query.status as ProducerStatus | undefined
  const [orders, producers, subscriptions] = await Promise.all([
    send(listOwnOrders, isOrders ? { ...asked, ...(orderStatus ? { status: orderStatus } : {}) } : COUNTS, {
      signal,
    }),
    send(
      listOwnProducers,
      isOrders ? COUNTS : { ...asked, ...(producerStatus ? { status: producerStatus } : {}) },
      { signal },
    ),
    send(listOwnSubscriptions, { limit: PAGE_LIMIT_MAX }, { signal }),
  ])
  // Listings older than the most that one call answers have no link to their plans.
  const plans = new Map(subscriptions.items.map(({ id, subject }) => [subject.id, id]))
  const withPlan = (row: OwnListingView): OwnListingView => {
    const plan = plans.get(row.id)
    return plan === undefined ? row : { ...row, planHref: `/user/subscription/order/${plan}` }
  }
  return {
    query,
    rows: isOrders
      ? orders.items.map((item) => withPlan(ownOrderView(context, item)))
      : producers.items.map((item) => withPlan(ownProducerView(context, item))),
    pages: isOrders ? orders.pages : producers.pages,
    totals: { order: undeleted(orders.statuses), producer: undeleted(producers.statuses) },
    statuses: inOrder(isOrders ? orders.statuses : producers.statuses),
  }
}

function undeleted(statuses: readonly FacetCount[]): number {
  return statuses.reduce((sum, { value, count }) => (value === 'archived' ? sum : sum + count), 0)
}

function inOrder(statuses: readonly FacetCount[]): OwnListingsView['statuses'] {
  return ORDER_STATUSES.flatMap((status) => {
    const count = statuses.find(({ value }) => value === status)?.count ?? 0
    return count > 0 ? [{ status, count }] : []
  })
}
