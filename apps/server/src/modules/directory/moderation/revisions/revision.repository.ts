import type { ListingKind } from '@verstat/contract'
import { uuidV7 } from '../../../../platform/ids/uuid-v7.ts'
import type { Db } from '../../directory-context.ts'
import { LISTING_ID, ofListing } from '../../listing/moves/listing.repository.ts'
import { uploadIdsIn } from './revision-uploads.ts'

type Target = { readonly kind: ListingKind; readonly id: string }

export type Revision = {
  /** Only the fields that the edit changes, in the input format of the call that edits a listing. */
  readonly changes: Readonly<Record<string, unknown>>
  readonly submittedAt: Date
  readonly rejectedAt: Date | null
  readonly rejectedBy: string | null
  readonly reason: string | null
}

export async function find(db: Db, { kind, id }: Target): Promise<Revision | undefined> {
  return db
    .selectFrom('listing_revisions')
    .select([
      'changes',
      'submitted_at as submittedAt',
      'rejected_at as rejectedAt',
      'rejected_by as rejectedBy',
      'reason',
    ])
    .where(LISTING_ID[kind], '=', id)
    .executeTakeFirst()
}

/**
 * Stores the changes as the pending edit of a listing and replaces an earlier pending edit. Empty changes delete the
 * pending edit. `ownFiles` are the uploads of the listing itself. All other uploads in the changes are attached to the
 * edit.
 */
export async function replace(
  tx: Db,
  target: Target,
  changes: Readonly<Record<string, unknown>>,
  ownFiles: ReadonlySet<string>,
  submittedAt: Date,
): Promise<void> {
  if (Object.keys(changes).length === 0) {
    await remove(tx, target)
    return
  }
  const row = {
    changes: JSON.stringify(changes),
    submitted_at: submittedAt,
    rejected_at: null,
    rejected_by: null,
    reason: null,
  }
  const { id } = await tx
    .insertInto('listing_revisions')
    .values({ id: uuidV7(submittedAt), ...ofListing(target), ...row })
    .onConflict((conflict) => conflict.column(LISTING_ID[target.kind]).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  const files = uploadIdsIn(changes).filter((uploadId) => !ownFiles.has(uploadId))
  await tx
    .deleteFrom('revision_files')
    .where('revision_id', '=', id)
    .$if(files.length > 0, (query) => query.where('upload_id', 'not in', files))
    .execute()
  if (files.length === 0) return
  await tx
    .insertInto('revision_files')
    .values(files.map((upload_id) => ({ revision_id: id, upload_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function reject(
  tx: Db,
  { kind, id }: Target,
  { by, reason, at }: { readonly by: string; readonly reason: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('listing_revisions')
    .set({ rejected_at: at, rejected_by: by, reason })
    .where(LISTING_ID[kind], '=', id)
    .execute()
}

/** Makes a rejected edit pending again. The edit keeps its original submission time. */
export async function reopen(tx: Db, { kind, id }: Target): Promise<void> {
  await tx
    .updateTable('listing_revisions')
    .set({ rejected_at: null, rejected_by: null, reason: null })
    .where(LISTING_ID[kind], '=', id)
    .execute()
}

export async function remove(tx: Db, { kind, id }: Target): Promise<void> {
  await tx.deleteFrom('listing_revisions').where(LISTING_ID[kind], '=', id).execute()
}
