import type { Order } from '@verstat/contract'

/** What the page of an order knows about its offers. */
export type OfferPartView = Pick<
  Order,
  'slug' | 'status' | 'counts' | 'maxOffers' | 'offersOpen' | 'offering' | 'record' | 'dealId' | 'visibility'
> & { readonly isOwner: boolean }

export function offerPartView(order: Order): OfferPartView {
  const { slug, status, counts, maxOffers, offersOpen, offering, record, dealId, visibility } = order
  const isOwner = order.access === 'owner'
  return { slug, status, counts, maxOffers, offersOpen, offering, record, dealId, visibility, isOwner }
}
