import { type ListingKind, UNDO_SECONDS } from '@verstat/contract'
import { onTables } from '../../../../platform/db/on-tables.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { lockFreeUploads, type UploadsTables } from '../../../uploads/index.ts'
import { auditListing } from '../../directory.audit.ts'
import type { Tx, WriteContext } from '../../directory-context.ts'
import { checkVersion, type ListingTarget, withListing } from '../../listing/moves/change-status.ts'
import { listHistory } from '../../listing/moves/list-history.ts'
import * as listings from '../../listing/moves/listing.repository.ts'
import { notifyOfDecision } from '../../listing/moves/listing-emails.ts'
import { allowedMoves } from '../../listing/moves/listing-moves.ts'
import { returnToQueue } from '../../listing/moves/move-listing.ts'
import { type OwnListing, readOwn } from '../../listing/moves/read-own.ts'
import { applyRevision } from '../../listing/writing/apply-revision.ts'
import * as replacedTexts from './replaced-text.repository.ts'
import * as revisions from './revision.repository.ts'
import { uploadIdsIn } from './revision-uploads.ts'

/**
 * Undoes an approval or rejection that the same moderator made within the last minute. The listing or edit is pending
 * again, and its owner is notified. If the decision approved an edit, the text that the edit replaced is restored.
 * `version` is the version that resulted from the decision, so any later change throws `stale`. Throws `move_forbidden`
 * when there is no such decision, `forbidden` for callers who are not moderators, `own_matter` for the moderator's own
 * listing, and `not_found`.
 */
export async function undoDecision<Kind extends ListingKind>(
  ctx: WriteContext,
  target: ListingTarget<Kind>,
  version: number,
): Promise<OwnListing<Kind>> {
  return withListing(ctx, target, async (tx, listing, rights) => {
    if (rights.isOwner) throw new AppError('own_matter')
    if (!rights.isModerator) throw new AppError('forbidden')
    await checkVersion(ctx, tx, listing, rights, version)
    const revision = await revisions.find(tx, listing)
    const approved = await replacedTexts.find(tx, listing)
    if (revision?.rejectedAt && isOwn(ctx, { by: revision.rejectedBy, at: revision.rejectedAt })) {
      await revisions.reopen(tx, listing)
      await listings.countVersion(tx, listing)
      await noteReopened(ctx, tx, listing, 'listing.revision_reopened')
    } else if (approved && isOwn(ctx, approved) && (await bringBack(ctx, tx, listing, approved))) {
      await noteReopened(ctx, tx, listing, 'listing.approval_undone')
    } else if (await isOwnDecision(ctx, tx, listing)) {
      await returnToQueue(ctx, tx, listing)
      await notifyOfDecision(ctx, tx, listing, { kind: 'decisionUndone' })
    } else {
      throw new AppError('move_forbidden', { allowed: allowedMoves(listing, rights, ctx.now()) })
    }
    return readOwn(ctx, tx, target, rights)
  })
}

/**
 * Restores the replaced text and makes the edit pending. Returns false if one of the old files has been attached
 * elsewhere in the meantime.
 */
async function bringBack(
  ctx: WriteContext,
  tx: Tx,
  listing: listings.LockedListing,
  { changes, replaced, submittedAt }: replacedTexts.ReplacedText,
): Promise<boolean> {
  const [edited, old] = [new Set(uploadIdsIn(changes)), uploadIdsIn(replaced)]
  const released = old.filter((id) => !edited.has(id))
  if (!(await lockFreeUploads(onTables<UploadsTables>(tx), released))) return false
  await replacedTexts.remove(tx, listing)
  await applyRevision(ctx, tx, listing, replaced)
  await revisions.replace(tx, listing, changes, new Set(old), submittedAt)
  await listings.update(tx, listing, {}, ctx.now())
  return true
}

const DECIDED: ReadonlySet<string> = new Set(['published', 'rejected'])

async function isOwnDecision(
  ctx: WriteContext,
  tx: Tx,
  { kind, id, version, statusVersion }: listings.LockedListing,
): Promise<boolean> {
  // If the version is higher, an edit was decided after the status change, so the status change is not the last
  // decision.
  if (version !== statusVersion) return false
  const [last] = await listHistory(tx, kind, id)
  return last?.from === 'pending' && DECIDED.has(last.to) && isOwn(ctx, { by: last.actorId, at: last.at })
}

function isOwn(ctx: WriteContext, { by, at }: { readonly by: string | null; readonly at: Date }): boolean {
  return by === ctx.actor?.userId && ctx.now().getTime() - at.getTime() <= UNDO_SECONDS * 1_000
}

/**
 * Records in the audit who undid a decision about an edit. Unlike status changes, such decisions are not in the
 * listing's history.
 */
async function noteReopened(
  ctx: WriteContext,
  tx: Tx,
  listing: listings.LockedListing,
  action: 'listing.revision_reopened' | 'listing.approval_undone',
): Promise<void> {
  await auditListing(ctx, tx, listing, action)
  await notifyOfDecision(ctx, tx, listing, { kind: 'revisionReopened' })
}
