import type { RouteParsed, listOwnProducers as route } from '@verstat/contract'
import type { z } from 'zod/mini'
import type { OwnerContext } from '../../directory-context.ts'
import { viewProducerSummary } from '../../producers/producer.view.ts'
import { allowedForRow, isProducerStatus } from '../moves/listing-moves.ts'
import { OWNER_RIGHTS } from '../moves/move-listing.ts'
import { readOwnList, viewOwnColumns } from './read-own-list.ts'

export async function listOwnProducers(
  ctx: OwnerContext,
  input: RouteParsed<typeof route>,
): Promise<z.input<(typeof route)['output']>> {
  return readOwnList(ctx, 'producer', input, (row, now) => ({
    ...viewProducerSummary(row, { dictionaries: ctx.dictionaries, now }),
    ...viewOwnColumns(row, now),
    allowed: allowedForRow('producer', row, OWNER_RIGHTS, now).filter(isProducerStatus),
  }))
}
