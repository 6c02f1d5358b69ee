import type { CloseReason } from '@verstat/contract'
import type { OfferedOrder } from '../../directory/index.ts'
import * as deals from '../deals/deal.repository.ts'
import type { OffersContext, Tx } from '../offers-context.ts'
import { tell } from './follow-order.ts'
import * as offers from './offer.repository.ts'
import { type LockedOffer, refuse } from './with-offer.ts'

/**
 * Gives a blocked offer the status that it would have if it had never been blocked: its order may have ended since, or
 * come back. Throws `move_forbidden` when its producer has another open offer to the order by now.
 */
export async function unblockOffer(ctx: OffersContext, tx: Tx, { offer, order }: LockedOffer): Promise<void> {
  const now = ctx.now()
  const prior = offer.prior_status ?? 'sent'
  const isOver = prior === 'accepted' || prior === 'declined' || prior === 'withdrawn'
  const reason = isOver ? undefined : await findEnd(tx, order)
  const asOpen = prior === 'shortlisted' ? 'shortlisted' : 'sent'
  const status = isOver ? prior : reason === undefined ? asOpen : 'closed'
  if (status === asOpen && (await offers.hasOpen(tx, order.id, offer.owner_id))) {
    throw refuse(offer, order, 'moderator', now)
  }
  await offers.update(
    tx,
    offer,
    {
      status,
      status_at: now,
      prior_status: status === 'closed' ? asOpen : null,
      closed_reason: reason ?? null,
      blocked_reason: null,
    },
    now,
  )
  await tell(ctx, tx, order, offer, 'offer.unblocked')
  if (reason !== undefined && prior !== 'closed') await tell(ctx, tx, order, offer, 'offer.closed', reason)
}

/** Why the order takes no decisions any more. While an award awaits the producer, the other offers stay. */
async function findEnd(tx: Tx, order: OfferedOrder): Promise<CloseReason | undefined> {
  switch (order.status) {
    case 'cancelled':
    case 'completed':
    case 'archived':
      return order.status
    case 'awarded': {
      const deal = order.dealId === null ? undefined : await deals.findOpen(tx, order.id)
      if (!deal) return 'awardedElsewhere'
      return deal.status === 'awaiting' ? undefined : 'awarded'
    }
    default:
      return undefined
  }
}
