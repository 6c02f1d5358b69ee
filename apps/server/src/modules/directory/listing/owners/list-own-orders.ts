import type { RouteParsed, listOwnOrders as route } from '@verstat/contract'
import type { z } from 'zod/mini'
import type { OwnerContext } from '../../directory-context.ts'
import { apiStatus, viewOrderSummary } from '../../orders/order.view.ts'
import { allowedForRow } from '../moves/listing-moves.ts'
import { OWNER_RIGHTS } from '../moves/move-listing.ts'
import { readOwnList, viewOwnColumns } from './read-own-list.ts'

const NO_OFFERS = { count: 0, unread: 0, live: 0, opensAt: null }

export async function listOwnOrders(
  ctx: OwnerContext,
  input: RouteParsed<typeof route>,
): Promise<z.input<(typeof route)['output']>> {
  const list = await readOwnList(ctx, 'order', input, (row, now) => ({
    ...viewOrderSummary(row, { dictionaries: ctx.dictionaries, now }),
    ...viewOwnColumns(row, now),
    allowed: allowedForRow('order', { ...row, status: apiStatus(row, now) }, OWNER_RIGHTS, now),
  }))
  const ids = list.items.map(({ id }) => id)
  const offers = await ctx.orderHooks.countOwn(ctx.db, ids, ctx.now())
  return { ...list, items: list.items.map((item) => ({ ...item, offers: offers.get(item.id) ?? NO_OFFERS })) }
}
