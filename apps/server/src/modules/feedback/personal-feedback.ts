import type { Kysely } from 'kysely'
import type { FeedbackTables } from './feedback.tables.ts'

type Db = Kysely<FeedbackTables>

/** Returns the messages that the user sent while signed in, with their replies. */
export async function exportFeedback(db: Db, userId: string): Promise<Record<string, unknown>[]> {
  const rows = await db
    .selectFrom('feedback')
    .select(['id', 'number', 'topic', 'name', 'email', 'message', 'ip', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('number')
    .execute()
  const answers = await db
    .selectFrom('feedback_answers')
    .select(['feedback_id', 'message', 'created_at'])
    .where('feedback_id', 'in', (eb) => eb.selectFrom('feedback').select('id').where('user_id', '=', userId))
    .orderBy('created_at')
    .execute()
  const answersTo = Map.groupBy(answers, ({ feedback_id }) => feedback_id)
  return rows.map(({ id, created_at, ...row }) => ({
    ...row,
    createdAt: created_at.toISOString(),
    answers: (answersTo.get(id) ?? []).map(({ message, created_at: at }) => ({
      message,
      createdAt: at.toISOString(),
    })),
  }))
}

export async function eraseFeedback(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('feedback').where('user_id', '=', userId).execute()
}
