import type { WriteContext } from '../directory-context.ts'
import { listingRights } from '../listing/moves/listing-rights.ts'
import { isPublic } from '../listing/public-status.ts'
import * as ownOrders from './own-order.repository.ts'

/**
 * Returns when an order last changed, and how many offers and answered questions it has. Strangers can see only public orders. Callers who manage the order can see it
 * unless it was deleted.
 */
export async function findVisibleOrder(
  ctx: WriteContext,
  id: string,
): Promise<{ readonly updatedAt: Date; readonly offers: number; readonly questions: number } | null> {
  const row = await ownOrders.find(ctx.db, id)
  if (!row || row.status === 'archived') return null
  const isOpen =
    (isPublic('order', row.status) && (row.visibility === 'public' || (await isInvited(ctx, row.id)))) ||
    (await listingRights(ctx, ctx.db, { kind: 'order', id, ownerId: row.owner_id })) !== null
  if (!isOpen) return null
  const [live, questions] = await Promise.all([
    ctx.orderHooks.countLive(ctx.db, row.id, ctx.now()),
    ctx.orderHooks.countQuestions(ctx.db, row.id),
  ])
  return { updatedAt: row.updated_at, offers: live.count, questions }
}

async function isInvited({ actor, db, orderHooks }: WriteContext, id: string): Promise<boolean> {
  return actor !== null && orderHooks.isInvited(db, id, actor.userId)
}
