import type { WriteContext } from '../directory-context.ts'
import { partyOf } from '../listing/moves/party.ts'
import { isPublic } from '../listing/public-status.ts'
import * as ownOrders from './own-order.repository.ts'

/**
 * An order that the caller may open, as far as that says whether it changed: strangers what is shown, those who manage
 * it all but what was deleted.
 */
export async function findOpenedOrder(
  ctx: WriteContext,
  id: string,
): Promise<{ readonly updatedAt: Date } | null> {
  const row = await ownOrders.find(ctx.db, { id })
  if (!row || row.status === 'archived') return null
  const isOpen =
    isPublic('order', row.status) ||
    (await partyOf(ctx, ctx.db, { kind: 'order', id, ownerId: row.owner_id })) !== null
  return isOpen ? { updatedAt: row.updated_at } : null
}
