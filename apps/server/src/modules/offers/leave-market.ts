import { transactionOnTables } from '../../platform/db/on-tables.ts'
import { lockOfferedOrder } from '../directory/index.ts'
import { leaveDeal } from './deals/change-deal.ts'
import type { ChangeContext, Tx } from './offers-context.ts'
import { eraseOffers } from './personal-offers.ts'
import { closeOffers } from './writing/follow-order.ts'

/**
 * Ends what a user takes part in and removes the user from it, before the account is erased: deals are cancelled, offers
 * to the user's orders are closed, and the other sides are told. The caller has locked the user. No other user is
 * locked, so that two who leave at once cannot wait for each other.
 */
export async function leaveMarket(ctx: ChangeContext, tx: Tx, userId: string): Promise<void> {
  for (const { id } of await listOpenDeals(tx, userId)) await leaveDeal(ctx, tx, id, userId)
  for (const { id } of await listOrdersWithOffers(tx, userId)) {
    const order = await lockOfferedOrder(transactionOnTables(tx), id, ctx.now())
    if (order) await closeOffers(ctx, tx, order, 'cancelled', { isErased: true })
  }
  await eraseOffers(tx, userId)
}

async function listOpenDeals(tx: Tx, userId: string): Promise<{ readonly id: string }[]> {
  return tx
    .selectFrom('deals')
    .select('id')
    .where('status', 'in', ['awaiting', 'active', 'delivered'])
    .where(({ or, eb }) => or([eb('customer_id', '=', userId), eb('supplier_id', '=', userId)]))
    .orderBy('order_id')
    .execute()
}

async function listOrdersWithOffers(tx: Tx, userId: string): Promise<{ readonly id: string }[]> {
  return tx
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.owner_id', '=', userId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('offers as offer')
          .select('offer.id')
          .whereRef('offer.order_id', '=', 'o.id')
          .where('offer.status', 'in', ['sent', 'shortlisted', 'accepted']),
      ),
    )
    .orderBy('o.id')
    .execute()
}
