import type { Order, Producer } from '@verstat/contract'
import {
  getOwnOrder,
  getOwnProducer,
  listOwnSubscriptions,
  listResults,
  PUBLIC_STATUSES,
} from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'
import { isSealedOrder, opensAt } from '../../lib/sealed-offers.ts'
import { type OwnListingView, ownOrderView, ownProducerView } from './own-listing-view.ts'
import { ownPlan } from './own-plan.ts'
import { type ResultsView, resultsView } from './results/results-view.ts'

/** What the owner or the staff see on the public page of a listing, in addition to what visitors see. */
export type OwnTools = {
  readonly access: 'owner' | 'staff'
  readonly listing: OwnListingView
  /** Views and contacts of the listing. Only the owner sees them. */
  readonly results?: ResultsView
  /** Notice for a listing that is not public. */
  readonly hidden?: { readonly heading: string; readonly text: string }
}

/** Returns undefined, without any call, for visitors who do not manage this order. */
export async function loadOrderTools(
  context: PageContext,
  { id, access, slug }: Order,
  signal: AbortSignal,
): Promise<OwnTools | undefined> {
  if (!access) return undefined
  const [order, plan, results] = await Promise.all([
    context.send(getOwnOrder, { slug }, { signal }),
    findPlan(context, access, id, signal),
    findResults(context, access, id, signal),
  ])
  const { offers: live } = order.counts
  const isSealed = isSealedOrder(order, context.now())
  const offers = {
    count: live,
    unread: 0,
    live,
    opensAt: isSealed ? opensAt(order.offersUntil) : null,
  }
  const listing = { ...ownOrderView(context, { ...order, image: null, offers }), ...plan }
  return { ...withNotice(context, access, listing), ...results }
}

export async function loadProducerTools(
  context: PageContext,
  { id, access, slug }: Producer,
  signal: AbortSignal,
): Promise<OwnTools | undefined> {
  if (!access) return undefined
  const [producer, plan, results] = await Promise.all([
    context.send(getOwnProducer, { slug }, { signal }),
    findPlan(context, access, id, signal),
    findResults(context, access, id, signal),
  ])
  const listing = { ...ownProducerView(context, producer), ...plan }
  return { ...withNotice(context, access, listing), ...results }
}

function withNotice({ t }: PageContext, access: OwnTools['access'], listing: OwnListingView): OwnTools {
  if (PUBLIC_STATUSES.includes(listing.status)) return { access, listing }
  return { access, listing, hidden: { heading: listing.state.text, text: t('own.tools.hidden') } }
}

/** Returns the plan of a listing for its owner. The result is empty for staff and for deleted listings. */
async function findPlan(
  context: PageContext,
  access: OwnTools['access'],
  id: string,
  signal: AbortSignal,
): Promise<Pick<OwnListingView, 'planHref' | 'paidLeft'>> {
  if (access !== 'owner') return {}
  const { items } = await context.send(listOwnSubscriptions, { listings: id }, { signal })
  const [subscription] = items
  return subscription ? ownPlan(context, subscription) : {}
}

async function findResults(
  context: PageContext,
  access: OwnTools['access'],
  id: string,
  signal: AbortSignal,
): Promise<Pick<OwnTools, 'results'>> {
  if (access !== 'owner') return {}
  const { items } = await context.send(listResults, { listings: id }, { signal })
  const [found] = items
  return found ? { results: resultsView(context, found) } : {}
}
