import { CLAIM_DAYS } from '@verstat/contract'
import { sql } from 'kysely'
import type { Db } from '../../directory-context.ts'

const DAY_MS = 86_400_000
/** Expired tokens are kept for this many days, so that an old link can report that it has expired. */
const REGRET_DAYS = 7

/**
 * Deletes drafts without an owner 30 days after their creation and saved forms 30 days after their last change. Also
 * deletes old tokens.
 */
export async function sweepUnclaimed(db: Db, now: Date): Promise<void> {
  const due = new Date(now.getTime() - CLAIM_DAYS * DAY_MS)
  await db.deleteFrom('form_drafts').where('updated_at', '<=', due).execute()
  for (const table of ['orders', 'producers'] as const) {
    // Only drafts that were never public are deleted. Other listings without an owner had an owner before, so they
    // stay.
    await sql`delete from ${sql.table(table)}
      where owner_id is null and not demo and created_at <= ${due}
        and coalesce(archived_from, status) = 'draft' and published_at is null`.execute(db)
  }
  await db
    .deleteFrom('listing_tokens')
    .where('expires_at', '<=', new Date(now.getTime() - REGRET_DAYS * DAY_MS))
    .execute()
}
