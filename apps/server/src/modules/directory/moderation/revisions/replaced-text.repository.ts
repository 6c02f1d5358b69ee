import { type ListingKind, UNDO_SECONDS } from '@verstat/contract'
import { sql } from 'kysely'
import type { Db } from '../../directory-context.ts'
import { LISTING_TABLE, ofListing } from '../../listing/moves/listing.repository.ts'

type Target = { readonly kind: ListingKind; readonly id: string }

/** An approved edit with what it replaced, both in the shape of the call that edits. */
export type ReplacedText = {
  readonly changes: Readonly<Record<string, unknown>>
  readonly replaced: Readonly<Record<string, unknown>>
  readonly submittedAt: Date
  readonly by: string
  readonly at: Date
}

/** Keeps what an approval replaced, in place of what an earlier one did, with the version that the listing has now. */
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

/** What the last approval of an edit replaced, unless anything happened to the listing since. */
export async function find(
  db: Db,
  { kind, id, version }: Target & { readonly version: number },
): Promise<ReplacedText | undefined> {
  return db
    .selectFrom('replaced_texts')
    .select(['changes', 'replaced', 'submitted_at as submittedAt', 'approved_by as by', 'approved_at as at'])
    .where(kind === 'order' ? 'order_id' : 'producer_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
}

export async function remove(tx: Db, { kind, id }: Target): Promise<void> {
  await tx
    .deleteFrom('replaced_texts')
    .where(kind === 'order' ? 'order_id' : 'producer_id', '=', id)
    .execute()
}

/** Lets old texts go whose approval stands. */
export async function sweepReplacedTexts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('replaced_texts')
    .where('approved_at', '<', new Date(now.getTime() - UNDO_SECONDS * 1_000))
    .execute()
}
