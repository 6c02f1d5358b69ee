import type { WriteContext } from '../directory-context.ts'
import { partyOf } from '../moves/party.ts'
import { PUBLIC_STATUSES } from './get-order.ts'
import * as ownOrders from './own-order.repository.ts'

/** Whether the caller may open an order: strangers what is shown, those who manage it all but what was deleted. */
export async function mayOpenOrder(ctx: WriteContext, id: string): Promise<boolean> {
  const row = await ownOrders.find(ctx.db, { id })
  if (!row || row.status === 'archived') return false
  if (PUBLIC_STATUSES.has(row.status)) return true
  return (await partyOf(ctx, ctx.db, { kind: 'order', id, ownerId: row.owner_id })) !== null
}
