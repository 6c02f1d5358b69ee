import type { FacetCount } from '@verstat/contract'
import {
  listOwnOrders,
  listOwnProducers,
  listOwnSubscriptions,
  ORDER_STATUSES,
  PRODUCER_STATUSES,
} from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'
import { type OwnListingView, ownOrderView, ownProducerView } from './own-listing-view.ts'
import type { ListingStatus, OwnListingsQuery } from './own-listings-query.ts'
import { ownPlan } from './own-plan.ts'

export type OwnListingsView = {
  readonly query: OwnListingsQuery
  readonly rows: readonly OwnListingView[]
  readonly pages: number
  /** Number of listings of each kind, without deleted listings. */
  readonly totals: { readonly order: number; readonly producer: number }
  /** Statuses of the kind that is shown, in the order of the life cycle. */
  readonly statuses: readonly { readonly status: ListingStatus; readonly count: number }[]
}

const SHOWN = 20
/** Query for calls of which only the counts are used. */
const COUNTS = { page: 1, limit: 1 }

/** Loads one page of the user's own listings with their plans, and the number of listings of each kind and status. */
export async function loadOwnListings(
  context: PageContext,
  query: OwnListingsQuery,
  signal: AbortSignal,
): Promise<OwnListingsView> {
  const { send } = context
  const isOrders = query.kind === 'order'
  const asked = { page: query.page, limit: SHOWN }
  const orderStatus = ORDER_STATUSES.find((status) => status === query.status)
  const producerStatus = PRODUCER_STATUSES.find((status) => status === query.status)
  const [orders, producers] = await Promise.all([
    send(listOwnOrders, isOrders ? { ...asked, ...(orderStatus ? { status: orderStatus } : {}) } : COUNTS, {
      signal,
    }),
    send(
      listOwnProducers,
      isOrders ? COUNTS : { ...asked, ...(producerStatus ? { status: producerStatus } : {}) },
      { signal },
    ),
  ])
  const totals = { order: undeleted(orders.statuses), producer: undeleted(producers.statuses) }
  if (query.isAnyKind && totals.order === 0 && totals.producer > 0)
    return loadOwnListings(context, { kind: 'producer', page: query.page }, signal)
  const rows = isOrders
    ? orders.items.map((item) => ownOrderView(context, item))
    : producers.items.map((item) => ownProducerView(context, item))
  return {
    query,
    rows: await withPlans(context, rows, signal),
    pages: isOrders ? orders.pages : producers.pages,
    totals,
    statuses: inOrder(isOrders ? orders.statuses : producers.statuses),
  }
}

export async function withPlans(
  context: PageContext,
  rows: readonly OwnListingView[],
  signal: AbortSignal,
): Promise<readonly OwnListingView[]> {
  if (rows.length === 0) return rows
  const listings = rows.map(({ id }) => id).join(',')
  const { items } = await context.send(listOwnSubscriptions, { listings, limit: rows.length }, { signal })
  const plans = new Map(items.map((item) => [item.subject.id, ownPlan(context, item)]))
  return rows.map((row) => {
    const plan = plans.get(row.id)
    return plan === undefined ? row : { ...row, ...plan }
  })
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
