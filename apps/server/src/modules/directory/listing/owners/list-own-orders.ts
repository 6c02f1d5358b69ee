import type { RouteParsed, listOwnOrders as route } from '@verstat/contract'
import type { z } from 'zod/mini'
import { signedIn } from '../../../accounts/index.ts'
import type { OwnerContext } from '../../directory-context.ts'
import { viewOrderSummary } from '../../orders/order.view.ts'
import { allowedMoves } from '../moves/listing-moves.ts'
import { OWNER_RIGHTS } from '../moves/move-listing.ts'
import { countStatuses, listOwnOrderRows } from './own-list.repository.ts'
import { viewOwnColumns, viewOwnList } from './own-list.view.ts'

/** Lists the caller's own orders with the allowed status changes. */
export async function listOwnOrders(
  ctx: OwnerContext,
  asked: RouteParsed<typeof route>,
): Promise<z.input<(typeof route)['output']>> {
  const now = ctx.now()
  const { page, limit, status } = asked
  const filter = { ownerId: signedIn(ctx).userId, now, status: status ?? null }
  const [rows, statuses] = await Promise.all([
    listOwnOrderRows(ctx.pool, filter, { limit, offset: (page - 1) * limit }),
    countStatuses(ctx.pool, 'order', filter),
  ])
  return {
    items: rows.map((row) => {
      const summary = viewOrderSummary(row, { dictionaries: ctx.dictionaries, now })
      return {
        ...summary,
        ...viewOwnColumns(row, now),
        allowed: allowedMoves(
          {
            kind: 'order',
            status: summary.status,
            statusAt: row.status_at,
            version: row.version,
            statusVersion: row.status_version,
            changedSinceApproval: row.changed_since_approval,
          },
          OWNER_RIGHTS,
          now,
        ),
      }
    }),
    ...viewOwnList(statuses, asked),
  }
}
