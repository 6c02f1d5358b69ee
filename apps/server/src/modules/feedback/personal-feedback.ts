import type { Kysely } from 'kysely'
import type { FeedbackTables } from './feedback.tables.ts'

type Db = Kysely<FeedbackTables>

/** What a user wrote while signed in. */
export async function exportFeedback(db: Db, userId: string): Promise<Record<string, unknown>[]> {
  const rows = await db
    .selectFrom('feedback')
    .select(['number', 'topic', 'name', 'email', 'message', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('number')
    .execute()
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }))
}

/** Erases it. */
export async function eraseFeedback(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('feedback').where('user_id', '=', userId).execute()
}
