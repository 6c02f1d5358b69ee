import type { RouteParsed, listOwnOrders as route } from '@verstat/contract'
import type { z } from 'zod/mini'
import { signedIn } from '../../accounts/index.ts'
import type { OwnerContext } from '../directory-context.ts'
import * as orders from '../orders/order.repository.ts'
import { viewOrderSummary } from '../orders/order.view.ts'

/** A page of the caller's own orders in any status. */
export async function listOwnOrders(
  ctx: OwnerContext,
  { page, limit, status }: RouteParsed<typeof route>,
): Promise<z.input<(typeof route)['output']>> {
  const now = ctx.now()
  const { rows, total } = await orders.listOwn(
    ctx.pool,
    { ownerId: signedIn(ctx).userId, now, status: status ?? null },
    { limit, offset: (page - 1) * limit },
  )
  return {
    items: rows.map((row) => ({
      ...viewOrderSummary(row, { dictionaries: ctx.dictionaries, now }),
      statusReason: row.status_reason,
      // No call changes a status yet.
      allowed: [],
      updatedAt: row.updated_at.toISOString(),
    })),
    page,
    limit,
    total,
    totalExact: true,
    pages: Math.ceil(total / limit),
  }
}
