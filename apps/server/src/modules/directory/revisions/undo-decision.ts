import { type ListingKind, UNDO_SECONDS } from '@verstat/contract'
import { onTables } from '../../../platform/db/on-tables.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { audit } from '../../accounts/index.ts'
import type { Tx, WriteContext } from '../directory-context.ts'
import { checkVersion, type ListingTarget, withListing } from '../moves/change-status.ts'
import { listHistory } from '../moves/list-history.ts'
import * as listings from '../moves/listing.repository.ts'
import { sendListingLetter } from '../moves/listing-letters.ts'
import { allowedMoves } from '../moves/listing-moves.ts'
import { returnToQueue } from '../moves/move-listing.ts'
import { type OwnListing, readOwn } from '../moves/read-own.ts'
import * as revisions from './revision.repository.ts'

/**
 * Takes back one's own approval or rejection of the last minute: what was decided about waits again, and its owner is
 * told. `version` is what the decision left, so whatever the owner did since makes it `stale`. An approved edit has
 * replaced the old text and stays. Throws `not_found`, `forbidden`, `stale`, `move_forbidden` when there is no such
 * decision.
 */
export async function undoDecision<Kind extends ListingKind>(
  ctx: WriteContext,
  target: ListingTarget<Kind>,
  version: number,
): Promise<OwnListing<Kind>> {
  return withListing(ctx, target, async (tx, listing, party) => {
    if (!party.isModerator) throw new AppError('forbidden')
    await checkVersion(ctx, tx, listing, party, version)
    const revision = await revisions.find(tx, listing)
    if (revision?.rejectedAt && isRecent(ctx, revision.rejectedAt)) {
      await revisions.reopen(tx, listing)
      await noteReopened(ctx, tx, listing)
    } else if (await isOwnDecision(ctx, tx, listing)) {
      await returnToQueue(ctx, tx, listing)
    } else {
      throw new AppError('move_forbidden', { allowed: allowedMoves(listing, party, ctx.now()) })
    }
    await sendListingLetter(ctx, tx, listing, { kind: 'decisionUndone' })
    return readOwn(ctx, tx, target, party)
  })
}

const DECIDED: ReadonlySet<string> = new Set(['published', 'rejected'])

async function isOwnDecision(
  ctx: WriteContext,
  tx: Tx,
  { kind, id, version, statusVersion }: listings.HeldListing,
): Promise<boolean> {
  // An edit was decided about since.
  if (version !== statusVersion) return false
  const [last] = await listHistory(tx, kind, id)
  return (
    last?.from === 'pending' &&
    DECIDED.has(last.to) &&
    last.actorId === ctx.actor?.userId &&
    isRecent(ctx, last.at)
  )
}

function isRecent(ctx: WriteContext, at: Date): boolean {
  return ctx.now().getTime() - at.getTime() <= UNDO_SECONDS * 1_000
}

/** A status that is taken back stands in the history; an edit has none, so the audit names the one who did it. */
async function noteReopened(ctx: WriteContext, tx: Tx, { kind, id }: listings.HeldListing): Promise<void> {
  await listings.countVersion(tx, { kind, id })
  await audit(onTables(tx), {
    at: ctx.now(),
    action: 'listing.revision_reopened',
    actorId: ctx.actor?.userId ?? null,
    subjectId: id,
    ip: ctx.ip,
    details: { kind },
  })
}
