import type { RouteParsed, addNote as route } from '@verstat/contract'
import { AppError } from '../../../platform/http/app-error.ts'
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts'
import { audit } from '../accounts.audit.ts'
import { type AccountsContext, type Db, signedIn } from '../accounts-context.ts'
import { actedBy } from '../audit.ts'

export type StaffNoteRow = {
  readonly id: string
  readonly body: string
  readonly authorId: string | null
  readonly createdAt: Date
}

const NOTES_MAX = 200

/** Returns the notes of staff about a user, latest first. */
export async function listNotes(db: Db, userId: string): Promise<readonly StaffNoteRow[]> {
  return db
    .selectFrom('staff_notes')
    .select(['id', 'body', 'author_id as authorId', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(NOTES_MAX)
    .execute()
}

/**
 * Stores a note about a user. The audit log records who wrote the note and when, but not its text. Throws `not_found`
 * for unknown users.
 */
export async function addNote(
  ctx: AccountsContext,
  { id, text }: RouteParsed<typeof route>,
): Promise<StaffNoteRow> {
  const { userId: authorId } = signedIn(ctx)
  const createdAt = ctx.now()
  const note = { id: uuidV7(createdAt), body: text }
  await ctx.db.transaction().execute(async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', id)
      .forKeyShare()
      .executeTakeFirst()
    if (!user) throw new AppError('not_found')
    await tx
      .insertInto('staff_notes')
      .values({ ...note, user_id: id, author_id: authorId, created_at: createdAt })
      .execute()
    await audit(tx, { ...actedBy(ctx, authorId), action: 'user.noted', subjectId: id })
  })
  return { ...note, authorId, createdAt }
}
