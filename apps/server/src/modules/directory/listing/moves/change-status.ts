import { type ListingKind, ORDER_STATUSES, PRODUCER_STATUSES } from '@verstat/contract'
import { AppError, invalid } from '../../../../platform/http/app-error.ts'
import type { Tx, WriteContext } from '../../directory-context.ts'
import * as listings from './listing.repository.ts'
import { allowedMoves, type ListingRights, type ListingStatus } from './listing-moves.ts'
import { listingRights, requireCaller } from './listing-rights.ts'
import { type MoveRequest, moveListing, renewListing, restoreListing } from './move-listing.ts'
import { type OwnListing, readOwn } from './read-own.ts'
import { restorableUntil } from './restorable-until.ts'

export type ListingTarget<Kind extends ListingKind = ListingKind> = {
  readonly kind: Kind
  readonly id: string
}

/**
 * Sets the status of a listing. Throws `not_found` for callers without rights on the listing, `stale` with the current
 * listing when the caller read an older version, and everything that `moveListing` throws.
 */
export async function changeStatus<Kind extends ListingKind>(
  ctx: WriteContext,
  target: ListingTarget<Kind>,
  input: MoveRequest & {
    readonly status: string
    readonly version?: number | undefined
    /** If given, the listing must have this status. Otherwise `move_forbidden` is thrown. */
    readonly from?: string | undefined
  },
): Promise<OwnListing<Kind>> {
  const { status } = input
  if (!isStatusOf(target.kind, status)) throw invalid({ path: 'status', code: 'invalid_value' })
  return withListing(ctx, target, async (tx, listing, rights) => {
    await checkVersion(ctx, tx, listing, rights, input.version)
    if (input.from !== undefined && listing.status !== input.from) {
      throw new AppError('move_forbidden', { allowed: allowedMoves(listing, rights, ctx.now()) })
    }
    await moveListing(ctx, tx, listing, rights, status, input)
    return readOwn(ctx, tx, target, rights)
  })
}

/**
 * Extends a published order, or publishes an expired or cancelled order again. Throws everything that `renewListing`
 * throws.
 */
export async function renewOrder(
  ctx: WriteContext,
  id: string,
  request: Pick<MoveRequest, 'offersUntil'>,
): Promise<OwnListing<'order'>> {
  const target = { kind: 'order', id } as const
  return withListing(ctx, target, async (tx, listing, rights) => {
    await renewListing(ctx, tx, listing, rights, request)
    return readOwn(ctx, tx, target, rights)
  })
}

/**
 * Archives a listing on behalf of its owner or of the holder of its token. Throws `not_found` for callers without
 * rights on the listing, and `move_forbidden` when the status does not allow deletion.
 */
export async function deleteListing(ctx: WriteContext, target: ListingTarget): Promise<undefined> {
  await withListing(ctx, target, (tx, listing, rights) => moveListing(ctx, tx, listing, rights, 'archived'))
}

/**
 * Restores a listing within 30 days of its deletion. Throws `gone` after 30 days, `quota_reached`, and `not_found` when
 * the caller is neither the owner nor a moderator.
 */
export async function restoreDeleted<Kind extends ListingKind>(
  ctx: WriteContext,
  target: ListingTarget<Kind>,
): Promise<OwnListing<Kind>> {
  return withListing(ctx, target, async (tx, listing, rights) => {
    if (!rights.isOwner && !rights.isModerator) throw new AppError('not_found')
    if (listing.status === 'archived') {
      if (!restorableUntil(listing, ctx.now())) throw new AppError('gone')
      await restoreListing(ctx, tx, listing)
    }
    return readOwn(ctx, tx, target, rights)
  })
}

/**
 * Locks a listing and runs `write`, if the caller has rights on the listing. Throws `unauthenticated` without a session
 * and without a listing token, and `not_found` for callers without rights.
 */
export async function withListing<T>(
  ctx: WriteContext,
  { kind, id }: ListingTarget,
  write: (tx: Tx, listing: listings.LockedListing, rights: ListingRights) => Promise<T>,
): Promise<T> {
  requireCaller(ctx)
  return ctx.db.transaction().execute(async (tx) => {
    const listing = await listings.getForUpdate(tx, kind, id, ctx.now())
    const rights = await listingRights(ctx, tx, listing)
    if (!rights) throw new AppError('not_found')
    return write(tx, listing, rights)
  })
}

/** Throws `stale` with the current listing when the caller read an older version. */
export async function checkVersion(
  ctx: WriteContext,
  tx: Tx,
  listing: listings.LockedListing,
  rights: ListingRights,
  version: number | undefined,
): Promise<void> {
  if (version === undefined || version === listing.version) return
  throw new AppError('stale', { current: await readOwn(ctx, tx, listing, rights) })
}

function isStatusOf(kind: ListingKind, status: string): status is ListingStatus {
  const known: readonly string[] = kind === 'order' ? ORDER_STATUSES : PRODUCER_STATUSES
  return known.includes(status)
}
