import { notFound } from '@tanstack/react-router'
import type {
  BuyerRecord,
  listReceivedInvitations as invitationsRoute,
  Offer,
  OfferStatus,
  Order,
  OwnOrderSummary,
  listOwnOffers as ownRoute,
  listOwnQuestions as questionsRoute,
  RouteOutput,
  getOfferStart as startRoute,
} from '@verstat/contract'
import {
  apiErrorCode,
  getOffer,
  getOfferStart,
  getOrder,
  listOwnOffers,
  listOwnOrders,
  listOwnQuestions,
  listReceivedInvitations,
  OFFER_STATUSES,
} from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'
import { isSealedOrder, opensAt } from '../../lib/sealed-offers.ts'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export type OffersQuery = { readonly status?: OfferStatus; readonly before?: string }

/** Reads a query such as `?status=sent`. Unknown values are ignored. */
function readOffersQuery(search: unknown): OffersQuery {
  const { status, before } = search as Readonly<Record<string, unknown>>
  const known = OFFER_STATUSES.find((each) => each === status)
  return {
    ...(known ? { status: known } : {}),
    ...(typeof before === 'string' && ID.test(before) ? { before } : {}),
  }
}

export function offersPath(query: OffersQuery = {}): string {
  const text = new URLSearchParams(query).toString()
  return text === '' ? '/user/offers' : `/user/offers?${text}`
}

const SHOWN = 20

export type OwnOffersView = {
  readonly query: OffersQuery
  readonly offers: RouteOutput<typeof ownRoute>
  readonly invitations: RouteOutput<typeof invitationsRoute>['items']
  readonly questions: RouteOutput<typeof questionsRoute>['items']
  /** Own orders that may have offers. Empty for those who send offers themselves. */
  readonly orders: readonly OwnOrderSummary[]
}

const WITH_OFFERS: ReadonlySet<string> = new Set(['published', 'paused', 'awarded', 'completed', 'expired'])

export async function loadOwnOffers(
  { send }: PageContext,
  search: unknown,
  signal: AbortSignal,
): Promise<OwnOffersView> {
  const query = readOffersQuery(search)
  const [offers, { items }, questions] = await Promise.all([
    send(listOwnOffers, { ...query, limit: SHOWN }, { signal }),
    send(listReceivedInvitations, { limit: SHOWN }, { signal }),
    send(listOwnQuestions, { limit: SHOWN }, { signal }),
  ])
  const isSender = Object.keys(offers.counts).length > 0 || items.length > 0
  const orders = isSender ? [] : (await send(listOwnOrders, { limit: SHOWN }, { signal })).items
  return {
    query,
    offers,
    invitations: items.filter(({ declined, offerId }) => !declined && !offerId),
    questions: questions.items,
    orders: orders.filter(({ status }) => WITH_OFFERS.has(status)),
  }
}

export type OwnOfferView = {
  readonly offer: Offer
  /** How the customer treats offers, and whether the offer is still sealed. Null when the order cannot be read any more. */
  readonly order: { readonly record: BuyerRecord | null; readonly opensAt: string | null } | null
}

/** Adds to an own offer what its order says about the customer. */
export async function withOrder(
  { send, now }: PageContext,
  offer: Offer,
  signal: AbortSignal,
): Promise<OwnOfferView> {
  try {
    const { record, offersOpen, offersUntil, status } = await send(
      getOrder,
      { slug: offer.order.slug },
      { signal },
    )
    const isSealed = isSealedOrder({ offersOpen, offersUntil, status }, now())
    return { offer, order: { record, opensAt: isSealed ? opensAt(offersUntil) : null } }
  } catch (error) {
    const code = apiErrorCode(error)
    if (code === 'not_found' || code === 'gone') return { offer, order: null }
    throw error
  }
}

export async function loadOffer({ send }: PageContext, id: string, signal: AbortSignal): Promise<Offer> {
  if (!ID.test(id)) throw notFound()
  try {
    return await send(getOffer, { id }, { signal })
  } catch (error) {
    // A sealed offer has no page for the customer either before it is opened.
    const code = apiErrorCode(error)
    if (code === 'not_found' || code === 'offer_sealed') throw notFound()
    throw error
  }
}

export type OfferStart = {
  readonly order: Order
  readonly start: RouteOutput<typeof startRoute>
}

/** Loads what the form for a new offer begins with. */
export async function loadOfferStart(
  { send }: PageContext,
  slug: string,
  signal: AbortSignal,
): Promise<OfferStart> {
  try {
    const order = await send(getOrder, { slug }, { signal })
    return { order, start: await send(getOfferStart, { id: order.id }, { signal }) }
  } catch (error) {
    const code = apiErrorCode(error)
    if (code === 'not_found' || code === 'gone') throw notFound()
    throw error
  }
}
