import type { ListingKind } from '@verstat/contract'
import { AppError, invalid } from '../../../../platform/http/app-error.ts'
import { auditListing } from '../../directory.audit.ts'
import type { WriteContext } from '../../directory-context.ts'
import { checkVersion, type ListingTarget, withListing } from '../../listing/moves/change-status.ts'
import * as listings from '../../listing/moves/listing.repository.ts'
import { notifyOfDecision } from '../../listing/moves/listing-emails.ts'
import { type OwnListing, readOwn } from '../../listing/moves/read-own.ts'
import { applyRevision } from '../../listing/writing/apply-revision.ts'
import * as replacedTexts from './replaced-text.repository.ts'
import * as revisions from './revision.repository.ts'

export type RevisionDecision = {
  /**
   * The version of the listing that the moderator read. If the listing was edited later, the decision throws `stale`.
   */
  readonly version: number
  readonly approve: boolean
  /** The reason is e-mailed to the owner. A reason is required to reject an edit. */
  readonly reason?: string | undefined
}

/**
 * Approves a pending edit, which publishes the new text, or rejects it, which keeps the old text. Throws `forbidden`
 * for callers who are not moderators, `own_matter` for the moderator's own listing, `not_found` when the listing has no
 * pending edit, and `stale` with the current listing when the moderator read an older version. Throws
 * `validation_failed` when a rejection has no reason, or when an upload or category of the edit is gone.
 */
export async function decideRevision<Kind extends ListingKind>(
  ctx: WriteContext,
  target: ListingTarget<Kind>,
  decision: RevisionDecision,
): Promise<OwnListing<Kind>> {
  return withListing(ctx, target, async (tx, listing, rights) => {
    if (rights.isOwner) throw new AppError('own_matter')
    if (!rights.isModerator || !ctx.actor) throw new AppError('forbidden')
    await checkVersion(ctx, tx, listing, rights, decision.version)
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
    await auditListing(
      ctx,
      tx,
      listing,
      decision.approve ? 'listing.revision_approved' : 'listing.revision_rejected',
    )
    await notifyOfDecision(ctx, tx, listing, {
      kind: decision.approve ? 'revisionApproved' : 'revisionRejected',
      reason: decision.reason,
    })
    return readOwn(ctx, tx, target, rights)
  })
}

/**
 * Deletes the owner's pending or rejected edit. Does nothing if the listing has no such edit. Throws `not_found` for
 * callers without rights on the listing.
 */
export async function withdrawRevision<Kind extends ListingKind>(
  ctx: WriteContext,
  target: ListingTarget<Kind>,
): Promise<OwnListing<Kind>> {
  return withListing(ctx, target, async (tx, listing, rights) => {
    if (!rights.isOwner) throw new AppError('not_found')
    if (await revisions.find(tx, listing)) {
      await revisions.remove(tx, listing)
      await listings.countVersion(tx, listing)
      await auditListing(ctx, tx, listing, 'listing.revision_withdrawn')
    }
    return readOwn(ctx, tx, target, rights)
  })
}
