import type { ListingKind } from '@verstat/contract'
import { AppError, invalid } from '../../../../platform/http/app-error.ts'
import { auditListing } from '../../directory.audit.ts'
import type { WriteContext } from '../../directory-context.ts'
import { checkVersion, type ListingTarget, withListing } from '../../listing/moves/change-status.ts'
import * as listings from '../../listing/moves/listing.repository.ts'
import { sendListingEmail } from '../../listing/moves/listing-emails.ts'
import { type OwnListing, readOwn } from '../../listing/moves/read-own.ts'
import { applyRevision } from '../../listing/writing/apply-revision.ts'
import * as replacedTexts from './replaced-text.repository.ts'
import * as revisions from './revision.repository.ts'

export type RevisionDecision = {
  /** The listing's version that the moderator read; a later edit makes the decision `stale`. */
  readonly version: number
  readonly approve: boolean
  /** E-mailed to the owner; required to reject. */
  readonly reason?: string | undefined
}

/**
 * Approves a pending edit, which publishes it, or rejects it, which keeps the old text. For moderators. Throws
 * `not_found` without a pending edit, `stale` with the current listing, `validation_failed` without a reason or when
 * a referenced upload is gone, `own_matter` for the moderator's own listing.
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
    await sendListingEmail(ctx, tx, listing, {
      kind: decision.approve ? 'revisionApproved' : 'revisionRejected',
      reason: decision.reason,
    })
    return readOwn(ctx, tx, target, rights)
  })
}

/** Withdraws the owner's pending or rejected edit; does nothing if there is none. Throws `not_found`. */
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
