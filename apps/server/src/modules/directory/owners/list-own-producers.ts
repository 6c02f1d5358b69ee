import type { RouteParsed, listOwnProducers as route } from '@verstat/contract'
import type { z } from 'zod/mini'
import { signedIn } from '../../accounts/index.ts'
import type { OwnerContext } from '../directory-context.ts'
import * as producers from '../producers/producer.repository.ts'
import { viewProducerSummary } from '../producers/producer.view.ts'

/** A page of the caller's own producers in any status. */
export async function listOwnProducers(
  ctx: OwnerContext,
  { page, limit, status }: RouteParsed<typeof route>,
): Promise<z.input<(typeof route)['output']>> {
  const { rows, total } = await producers.listOwn(
    ctx.pool,
    { ownerId: signedIn(ctx).userId, status: status ?? null },
    { limit, offset: (page - 1) * limit },
  )
  return {
    items: rows.map((row) => ({
      ...viewProducerSummary(row, { dictionaries: ctx.dictionaries, now: ctx.now() }),
      statusReason: row.status_reason,
      // No call changes a status yet.
      allowed: [],
    })),
    page,
    limit,
    total,
    totalExact: true,
    pages: Math.ceil(total / limit),
  }
}
