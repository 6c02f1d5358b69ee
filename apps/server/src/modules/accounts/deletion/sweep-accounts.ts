import type { Db } from '../accounts-context.ts'

const WEEK_MS = 7 * 86_400_000

/**
 * Deletes expired sessions. Deletes codes of e-mail links only a week after the codes expired, so that a late click
 * still gets `code_expired`.
 */
export async function sweepAccounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
  await db
    .deleteFrom('user_codes')
    .where('expires_at', '<=', new Date(now.getTime() - WEEK_MS))
    .execute()
}
