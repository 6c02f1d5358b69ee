import { OFFER_ASKS_MAX, type OfferStep } from '@verstat/contract'
import { onTables } from '../../../platform/db/on-tables.ts'
import { findOfferedOrder } from '../../directory/index.ts'
import type { OffersDb } from '../offer-hooks.ts'
import type { Db } from '../offers-context.ts'
import * as offers from '../writing/offer.repository.ts'
import { allowedMoves, mayAsk, mayRevise } from '../writing/offer-moves.ts'
import { listAsks } from './offer.view.ts'

/** What a side can do about an offer now, as the comparison and the page of the offer show it. */
export async function listOfferSteps(
  given: OffersDb,
  { offerId, side }: { readonly offerId: string; readonly side: 'customer' | 'producer' },
  now: Date,
): Promise<OfferStep[]> {
  const db: Db = onTables(given)
  const [offer, asks] = await Promise.all([offers.find(db, offerId), listAsks(db, [offerId])])
  const order = offer && (await findOfferedOrder(onTables(db), offer.order_id, now))
  if (!offer || !order) return []
  if (side === 'producer') {
    const isAsked = asks.some(({ answered_by }) => answered_by === null)
    return mayRevise(offer, order, isAsked, now) ? ['revise'] : []
  }
  // The producer must confirm first that the offer holds for the changed order.
  const isOutdated = offer.based_on_terms < order.termsVersion
  const mayAccept = !isOutdated && allowedMoves(offer, order, side, now).includes('accepted')
  return [
    ...(mayAsk(offer, order, asks.length, OFFER_ASKS_MAX, now) ? (['ask'] as const) : []),
    ...(mayAccept ? (['accept'] as const) : []),
  ]
}
