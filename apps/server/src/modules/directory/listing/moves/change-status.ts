import { type ListingKind, ORDER_STATUSES, PRODUCER_STATUSES } from '@verstat/contract'
import { AppError, invalid } from '../../../../platform/http/app-error.ts'
import type { Tx, WriteContext } from '../../directory-context.ts'
import * as listings from './listing.repository.ts'
import type { ListingStatus, Party } from './listing-moves.ts'
import { type MoveRequest, moveListing, renewListing, restoreListing } from './move-listing.ts'
import { partyOf, refuseNameless } from './party.ts'
import { type OwnListing, readOwn } from './read-own.ts'
import { restorableUntil } from './restorable-until.ts'

export type ListingTarget<Kind extends ListingKind = ListingKind> = {
  readonly kind: Kind
  readonly id: string
}

/**
 * Gives a listing another status, for its owner and for moderators. Throws `not_found` for strangers, `stale` with the
 * present state, and what `moveListing` throws.
 */
export async function changeStatus<Kind extends ListingKind>(
  ctx: WriteContext,
  target: ListingTarget<Kind>,
  input: MoveRequest & { readonly status: string; readonly version?: number | undefined },
): Promise<OwnListing<Kind>> {
  const { status } = input
  if (!isStatusOf(target.kind, status)) throw invalid({ path: 'status', code: 'invalid_value' })
  return withListing(ctx, target, async (tx, listing, party) => {
    await checkVersion(ctx, tx, listing, party, input.version)
    await moveListing(ctx, tx, listing, party, status, input)
    return readOwn(ctx, tx, target, party)
  })
}

/**
 * Awaits offers for an order anew: one that is over or cancelled is online again, one that is online stays so for
 * longer. Throws what `moveListing` throws.
 */
export async function renewOrder(
  ctx: WriteContext,
  id: string,
  request: Pick<MoveRequest, 'offersUntil'>,
): Promise<OwnListing<'order'>> {
  const target = { kind: 'order', id } as const
  return withListing(ctx, target, async (tx, listing, party) => {
    await renewListing(ctx, tx, listing, party, request)
    return readOwn(ctx, tx, target, party)
  })
}

/** Archives a listing, for its owner or the holder of its secret. Throws `not_found`, `move_forbidden`. */
export async function deleteListing(ctx: WriteContext, target: ListingTarget): Promise<undefined> {
  await withListing(ctx, target, (tx, listing, party) => moveListing(ctx, tx, listing, party, 'archived'))
}

/**
 * Takes a deletion back within its 30 days, for the owner and for moderators. What is not deleted stays as it is.
 * Throws `not_found`, `gone` after that time, `quota_reached`.
 */
export async function restoreDeleted<Kind extends ListingKind>(
  ctx: WriteContext,
  target: ListingTarget<Kind>,
): Promise<OwnListing<Kind>> {
  return withListing(ctx, target, async (tx, listing, party) => {
    if (!party.isOwner && !party.isModerator) throw new AppError('not_found')
    if (listing.status === 'archived') {
      if (!restorableUntil(listing, ctx.now())) throw new AppError('gone')
      await restoreListing(ctx, tx, listing)
    }
    return readOwn(ctx, tx, target, party)
  })
}

/** Runs `write` in a transaction that holds the listing, for those who may know of it. Throws `unauthenticated`, `not_found`. */
export async function withListing<T>(
  ctx: WriteContext,
  { kind, id }: ListingTarget,
  write: (tx: Tx, listing: listings.HeldListing, party: Party) => Promise<T>,
): Promise<T> {
  refuseNameless(ctx)
  return ctx.db.transaction().execute(async (tx) => {
    const listing = await listings.getForUpdate(tx, kind, id, ctx.now())
    const party = await partyOf(ctx, tx, listing)
    if (!party) throw new AppError('not_found')
    return write(tx, listing, party)
  })
}

/** Throws `stale` with the present state when the caller has read another one. */
export async function checkVersion(
  ctx: WriteContext,
  tx: Tx,
  listing: listings.HeldListing,
  party: Party,
  version: number | undefined,
): Promise<void> {
  if (version === undefined || version === listing.version) return
  throw new AppError('stale', { current: await readOwn(ctx, tx, listing, party) })
}

function isStatusOf(kind: ListingKind, status: string): status is ListingStatus {
  const known: readonly string[] = kind === 'order' ? ORDER_STATUSES : PRODUCER_STATUSES
  return known.includes(status)
}
