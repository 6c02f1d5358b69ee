import type { ListingKind } from '@verstat/contract'
import { onTables } from '../../../../platform/db/on-tables.ts'
import { AppError, invalid } from '../../../../platform/http/app-error.ts'
import { audit } from '../../directory.audit.ts'
import type { Tx, WriteContext } from '../../directory-context.ts'
import { checkVersion, type ListingTarget, withListing } from '../../listing/moves/change-status.ts'
import * as listings from '../../listing/moves/listing.repository.ts'
import { sendListingLetter } from '../../listing/moves/listing-letters.ts'
import { type OwnListing, readOwn } from '../../listing/moves/read-own.ts'
import { applyRevision } from '../../listing/writing/apply-revision.ts'
import * as replacedTexts from './replaced-text.repository.ts'
import * as revisions from './revision.repository.ts'

export type RevisionDecision = {
  /** Of the listing, as it was read: a later edit makes the decision `stale`. */
  readonly version: number
  readonly approve: boolean
  /** Told to the owner; required to send an edit back. */
  readonly reason?: string | undefined
}

/**
 * Decides about an edit that waits, for moderators: approved, it is what strangers see; else it is sent back and the
 * old text stays. Throws `not_found` where none waits, `stale` with the present state, `validation_failed` without a
 * reason or when what it names is gone, `own_matter` for one's own listing.
 */
export async function decideRevision<Kind extends ListingKind>(
  ctx: WriteContext,
  target: ListingTarget<Kind>,
  decision: RevisionDecision,
): Promise<OwnListing<Kind>> {
  return withListing(ctx, target, async (tx, listing, party) => {
    if (party.isOwner) throw new AppError('own_matter')
    if (!party.isModerator || !ctx.actor) throw new AppError('forbidden')
    await checkVersion(ctx, tx, listing, party, decision.version)
    const decided = { by: ctx.actor.userId, at: ctx.now() }
    const revision = await revisions.find(tx, listing)
    if (!revision || revision.rejectedAt) throw new AppError('not_found')
    if (decision.approve) {
      await revisions.remove(tx, listing)
      const replaced = await applyRevision(ctx, tx, listing, revision.changes)
      await listings.update(tx, listing, { changed_since_approval: false }, ctx.now())
      await replacedTexts.keep(tx, listing, { ...revision, replaced, ...decided })
    } else {
      if (decision.reason === undefined) throw invalid({ path: 'reason', code: 'required' })
      await revisions.reject(tx, listing, { reason: decision.reason, ...decided })
      await listings.countVersion(tx, listing)
    }
    await note(ctx, tx, listing, decision.approve ? 'listing.revision_approved' : 'listing.revision_rejected')
    await sendListingLetter(ctx, tx, listing, {
      kind: decision.approve ? 'revisionApproved' : 'revisionRejected',
      reason: decision.reason,
    })
    return readOwn(ctx, tx, target, party)
  })
}

/** Takes an edit back that waits or was sent back, for the owner. Without one nothing changes. Throws `not_found`. */
export async function withdrawRevision<Kind extends ListingKind>(
  ctx: WriteContext,
  target: ListingTarget<Kind>,
): Promise<OwnListing<Kind>> {
  return withListing(ctx, target, async (tx, listing, party) => {
    if (!party.isOwner) throw new AppError('not_found')
    if (await revisions.find(tx, listing)) {
      await revisions.remove(tx, listing)
      await listings.countVersion(tx, listing)
      await note(ctx, tx, listing, 'listing.revision_withdrawn')
    }
    return readOwn(ctx, tx, target, party)
  })
}

async function note(
  ctx: WriteContext,
  tx: Tx,
  { kind, id }: listings.HeldListing,
  action: 'listing.revision_approved' | 'listing.revision_rejected' | 'listing.revision_withdrawn',
): Promise<void> {
  await audit(onTables(tx), {
    at: ctx.now(),
    action,
    actorId: ctx.actor?.userId ?? null,
    subjectId: id,
    ip: ctx.ip,
    details: { kind },
  })
}
