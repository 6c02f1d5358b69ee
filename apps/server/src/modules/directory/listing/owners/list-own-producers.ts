import type { RouteParsed, listOwnProducers as route } from '@verstat/contract'
import type { z } from 'zod/mini'
import { signedIn } from '../../../accounts/index.ts'
import type { OwnerContext } from '../../directory-context.ts'
import { viewProducerSummary } from '../../producers/producer.view.ts'
import { allowedMoves, isProducerStatus } from '../moves/listing-moves.ts'
import { OWNER_RIGHTS } from '../moves/move-listing.ts'
import { countStatuses, listOwnProducerRows } from './own-list.repository.ts'
import { viewOwnColumns, viewOwnList } from './own-list.view.ts'

/** Lists the caller's own producers with the allowed status changes. */
export async function listOwnProducers(
  ctx: OwnerContext,
  asked: RouteParsed<typeof route>,
): Promise<z.input<(typeof route)['output']>> {
  const now = ctx.now()
  const { page, limit, status } = asked
  const filter = { ownerId: signedIn(ctx).userId, now, status: status ?? null }
  const [rows, statuses] = await Promise.all([
    listOwnProducerRows(ctx.pool, filter, { limit, offset: (page - 1) * limit }),
    countStatuses(ctx.pool, 'producer', filter),
  ])
  return {
    items: rows.map((row) => ({
      ...viewProducerSummary(row, { dictionaries: ctx.dictionaries, now }),
      ...viewOwnColumns(row, now),
      allowed: allowedMoves(
        {
          kind: 'producer',
          status: row.status,
          statusAt: row.status_at,
          version: row.version,
          statusVersion: row.status_version,
          changedSinceApproval: row.changed_since_approval,
        },
        OWNER_RIGHTS,
        now,
      ).filter(isProducerStatus),
    })),
    ...viewOwnList(statuses, asked),
  }
}
