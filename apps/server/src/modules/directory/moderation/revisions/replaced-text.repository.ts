import { type ListingKind, UNDO_SECONDS } from '@verstat/contract'
import { sql } from 'kysely'
import type { Db } from '../../directory-context.ts'
import { LISTING_ID, LISTING_TABLE, ofListing } from '../../listing/moves/listing.repository.ts'

type Target = { readonly kind: ListingKind; readonly id: string }

/**
 * An approved edit and the values that the edit replaced. `changes` and `replaced` have the input format of the call
 * that edits a listing.
 */
export type ReplacedText = {
  readonly changes: Readonly<Record<string, unknown>>
  readonly replaced: Readonly<Record<string, unknown>>
  readonly submittedAt: Date
  readonly by: string
  readonly at: Date
}

/** Stores what an approval replaced, together with the current version of the listing. Overwrites an earlier entry. */
export async function keep(tx: Db, target: Target, text: ReplacedText): Promise<void> {
  await remove(tx, target)
  await tx
    .insertInto('replaced_texts')
    .values({
      ...ofListing(target),
      changes: JSON.stringify(text.changes),
      replaced: JSON.stringify(text.replaced),
      submitted_at: text.submittedAt,
      approved_at: text.at,
      approved_by: text.by,
      version: sql<number>`(select version from ${sql.table(LISTING_TABLE[target.kind])} where id = ${target.id})`,
    })
    .execute()
}

/** Finds what the last approval replaced. Finds nothing if the listing has changed since that approval. */
export async function find(
  db: Db,
  { kind, id, version }: Target & { readonly version: number },
): Promise<ReplacedText | undefined> {
  return db
    .selectFrom('replaced_texts')
    .select(['changes', 'replaced', 'submitted_at as submittedAt', 'approved_by as by', 'approved_at as at'])
    .where(LISTING_ID[kind], '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
}

export async function remove(tx: Db, { kind, id }: Target): Promise<void> {
  await tx.deleteFrom('replaced_texts').where(LISTING_ID[kind], '=', id).execute()
}

/** Deletes replaced texts when it is too late to undo the approval. */
export async function sweepReplacedTexts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('replaced_texts')
    .where('approved_at', '<', new Date(now.getTime() - UNDO_SECONDS * 1_000))
    .execute()
}
