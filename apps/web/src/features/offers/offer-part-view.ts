import type { Order } from '@verstat/contract'

/** What the page of an order knows about its offers. */
export type OfferPartView = Pick<
  Order,
  | 'slug'
  | 'status'
  | 'counts'
  | 'maxOffers'
  | 'offersOpen'
  | 'offersUntil'
  | 'offering'
  | 'record'
  | 'dealId'
  | 'visibility'
> & { readonly isOwner: boolean }

export function offerPartView(order: Order): OfferPartView {
  const { slug, status, counts, maxOffers, offersOpen, offersUntil } = order
  const { offering, record, dealId, visibility } = order
  return {
    slug,
    status,
    counts,
    maxOffers,
    offersOpen,
    offersUntil,
    offering,
    record,
    dealId,
    visibility,
    isOwner: order.access === 'owner',
  }
}
