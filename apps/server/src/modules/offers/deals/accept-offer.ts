import { CONFIRM_DAYS } from '@verstat/contract'
import { transactionOnTables } from '../../../platform/db/on-tables.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { sequentialUuidV7 } from '../../../platform/ids/uuid-v7.ts'
import { awardOrder } from '../../directory/index.ts'
import { auditOffers } from '../offers.audit.ts'
import { notify } from '../offers.notices.ts'
import type { OffersContext, Tx } from '../offers-context.ts'
import { tellHappening } from '../tell-happening.ts'
import * as offers from '../writing/offer.repository.ts'
import { type LockedOffer, refuse } from '../writing/with-offer.ts'
import { agreementOf } from './agreement.ts'
import * as deals from './deal.repository.ts'
import { settleDeal } from './settle-deals.ts'

const DAY_MS = 86_400_000

/**
 * Accepts a locked offer that the customer may accept: makes the deal, awards the order, and gives the producer seven
 * days to confirm. The other offers stay as they are until then. Throws `offer_outdated`. Returns the id of the deal.
 */
export async function acceptOffer(
  ctx: OffersContext,
  tx: Tx,
  { offer, order }: LockedOffer,
): Promise<string> {
  const now = ctx.now()
  if (offer.based_on_terms < order.termsVersion) throw new AppError('offer_outdated')
  const open = await deals.findOpen(tx, order.id)
  // What the clock has ended is stored first, so that there is room for the new deal.
  if (open && !(await settleDeal(ctx, tx, open.id))) throw refuse(offer, order, 'customer', now)
  const id = sequentialUuidV7(now)
  const lapsesAt = new Date(now.getTime() + CONFIRM_DAYS * DAY_MS)
  await tx
    .insertInto('deals')
    .values({
      id,
      ...(await agreementOf(tx, order, offer)),
      status: 'awaiting',
      status_at: now,
      lapses_at: lapsesAt,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await deals.log(tx, id, { from: null, to: 'awaiting', by: 'customer', at: now })
  await offers.update(
    tx,
    offer,
    {
      status: 'accepted',
      status_at: now,
      prior_status: offer.status === 'shortlisted' ? 'shortlisted' : 'sent',
      seen_at: offer.seen_at ?? now,
    },
    now,
  )
  await awardOrder(ctx, transactionOnTables(tx), order, { dealId: id, lapsesAt })
  await auditOffers(ctx, tx, 'deal.status_changed', id, { to: 'awaiting', offerId: offer.id })
  await tellHappening(ctx, tx, offer, 'offer.accepted')
  if (offer.owner_id !== null) {
    await notify(tx, ctx, {
      userId: offer.owner_id,
      type: 'deal.awaiting',
      ref: { kind: 'deal', id },
      data: { slug: order.slug, title: order.title },
    })
  }
  return id
}
