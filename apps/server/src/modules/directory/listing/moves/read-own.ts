import type { ListingKind, OwnOrder, OwnProducer } from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError } from '../../../../platform/http/app-error.ts'
import type { Db, WriteContext } from '../../directory-context.ts'
import * as ownOrders from '../../orders/own-order.repository.ts'
import { readOwnOrder } from '../../orders/own-order.view.ts'
import * as ownProducers from '../../producers/own-producer.repository.ts'
import { readOwnProducer } from '../../producers/own-producer.view.ts'
import type { ListingRights } from './listing-moves.ts'
import { listingRights, requireCaller } from './listing-rights.ts'

export type OwnListings = {
  readonly order: z.input<typeof OwnOrder>
  readonly producer: z.input<typeof OwnProducer>
}
export type OwnListing<Kind extends ListingKind> = OwnListings[Kind]

const READERS: {
  readonly [Kind in ListingKind]: (
    ctx: WriteContext,
    db: Db,
    id: string,
    rights: ListingRights,
  ) => Promise<OwnListing<Kind>>
} = { order: readOwnOrder, producer: readOwnProducer }
const FINDERS = { order: ownOrders.find, producer: ownProducers.find }

export function readOwn<Kind extends ListingKind>(
  ctx: WriteContext,
  db: Db,
  { kind, id }: { readonly kind: Kind; readonly id: string },
  rights: ListingRights,
): Promise<OwnListing<Kind>> {
  return READERS[kind](ctx, db, id, rights)
}

/**
 * Reads a complete listing by slug or id, for a caller who has rights on it, such as its owner or staff. Throws
 * `unauthenticated` without a session and without a listing token, and `not_found` for callers without rights.
 */
export async function getOwn<Kind extends ListingKind>(
  ctx: WriteContext,
  kind: Kind,
  slugOrId: string,
): Promise<OwnListing<Kind>> {
  requireCaller(ctx)
  const row = await FINDERS[kind](ctx.db, slugOrId)
  const rights = row && (await listingRights(ctx, ctx.db, { kind, id: row.id, ownerId: row.owner_id }))
  if (!row || !rights) throw new AppError('not_found')
  return readOwn(ctx, ctx.db, { kind, id: row.id }, rights)
}
