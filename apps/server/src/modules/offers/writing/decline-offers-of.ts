import { transactionOnTables } from '../../../platform/db/on-tables.ts'
import { lockOfferedOrder } from '../../directory/index.ts'
import { auditOffers } from '../offers.audit.ts'
import type { ChangeContext, Tx } from '../offers-context.ts'
import { tellHappening } from '../tell-happening.ts'
import { tell } from './follow-order.ts'
import * as offers from './offer.repository.ts'

/**
 * Declines all offers of a producer's owner to a customer's orders that await a decision, because the customer takes
 * none from this person. The caller has locked both people.
 */
export async function declineOffersOf(
  ctx: ChangeContext,
  tx: Tx,
  { customerId, supplierId }: { readonly customerId: string; readonly supplierId: string },
): Promise<void> {
  const now = ctx.now()
  const rows = await tx
    .selectFrom('offers as offer')
    .innerJoin('orders as o', 'o.id', 'offer.order_id')
    .select('offer.order_id')
    .distinct()
    .where('o.owner_id', '=', customerId)
    .where('offer.owner_id', '=', supplierId)
    .where('offer.status', 'in', ['sent', 'shortlisted'])
    .orderBy('offer.order_id')
    .execute()
  for (const { order_id } of rows) {
    const order = await lockOfferedOrder(transactionOnTables(tx), order_id, now)
    if (!order) continue
    for (const offer of await offers.lockOpen(tx, order_id)) {
      if (offer.owner_id !== supplierId || offer.status === 'accepted') continue
      const declined = { status: 'declined', status_at: now, declined_reason: 'other' } as const
      await offers.update(tx, offer, declined, now)
      await tellHappening(ctx, tx, offer, 'offer.declined')
      await tell(ctx, tx, order, offer, 'offer.declined', 'other')
      await auditOffers(ctx, tx, 'offer.status_changed', offer.id, { from: offer.status, to: 'declined' })
    }
  }
}
