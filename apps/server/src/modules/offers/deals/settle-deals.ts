import { onTables, transactionOnTables } from '../../../platform/db/on-tables.ts'
import { completeOrder, findOfferedOrder, releaseOrder } from '../../directory/index.ts'
import { auditOffers } from '../offers.audit.ts'
import type { ChangeContext, Db, Tx } from '../offers-context.ts'
import { tellHappening } from '../tell-happening.ts'
import * as offers from '../writing/offer.repository.ts'
import * as deals from './deal.repository.ts'
import { dealStatus } from './deal-moves.ts'
import { tellDeal } from './tell-deal.ts'

const BATCH = 50

/**
 * Stores what the clock has ended: deals that nobody confirmed, and deals that silence completes. Every answer already
 * says so; this tells the people, and brings lists and counters after it.
 */
export async function settleDeals(ctx: ChangeContext & { readonly db: Db }): Promise<void> {
  const now = ctx.now()
  const due = await ctx.db
    .selectFrom('deals')
    .select('id')
    .where(({ or, and, eb }) =>
      or([
        and([eb('status', '=', 'awaiting'), eb('lapses_at', '<=', now)]),
        and([eb('status', '=', 'delivered'), eb('completes_at', '<=', now)]),
      ]),
    )
    .limit(BATCH)
    .execute()
  for (const { id } of due) {
    await ctx.db.transaction().execute(async (tx) => {
      await deals.lock(tx, id, now)
      await settleDeal(ctx, tx, id)
    })
  }
}

/** Stores the end of one deal, if the clock has ended it. The caller has locked its order. Returns whether it had. */
export async function settleDeal(ctx: ChangeContext, tx: Tx, id: string): Promise<boolean> {
  const now = ctx.now()
  const deal = await deals.find(tx, id)
  const status = deal && dealStatus(deal, now)
  if (!deal || status === deal.status || (status !== 'lapsed' && status !== 'completed')) return false
  const byClock = { ...ctx, actor: null }
  await deals.setStatus(tx, deal, { to: status, by: null, at: now })
  const order = deal.order_id === null ? undefined : await findOfferedOrder(onTables(tx), deal.order_id, now)
  const isOurs = order?.dealId === deal.id
  if (status === 'lapsed') {
    const offer = deal.offer_id === null ? undefined : await offers.find(tx, deal.offer_id)
    if (offer) await offers.endAcceptance(tx, offer, 'sent', now)
    if (order && isOurs) await releaseOrder(byClock, transactionOnTables(tx), order)
  } else if (order && isOurs) await completeOrder(byClock, transactionOnTables(tx), order)
  await auditOffers(byClock, tx, 'deal.status_changed', deal.id, { from: deal.status, to: status })
  await tellHappening(byClock, tx, deal, `deal.${status}`)
  await tellDeal(byClock, tx, deal, `deal.${status}`, ['customer', 'producer'])
  return true
}
