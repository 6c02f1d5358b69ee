import { notFound } from '@tanstack/react-router'
import type {
  listReceivedInvitations as invitationsRoute,
  Offer,
  OfferStatus,
  Order,
  listOwnOffers as ownRoute,
  RouteOutput,
  getOfferStart as startRoute,
} from '@verstat/contract'
import {
  apiErrorCode,
  getOffer,
  getOfferStart,
  getOrder,
  listOwnOffers,
  listReceivedInvitations,
  OFFER_STATUSES,
} from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'

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
}

export async function loadOwnOffers(
  { send }: PageContext,
  search: unknown,
  signal: AbortSignal,
): Promise<OwnOffersView> {
  const query = readOffersQuery(search)
  const [offers, { items }] = await Promise.all([
    send(listOwnOffers, { ...query, limit: SHOWN }, { signal }),
    send(listReceivedInvitations, { limit: SHOWN }, { signal }),
  ])
  return { query, offers, invitations: items.filter(({ declined, offerId }) => !declined && !offerId) }
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
