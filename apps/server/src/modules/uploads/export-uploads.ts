import type { Db } from './uploads-context.ts'

export async function exportUploads(db: Db, userId: string) {
  return db
    .selectFrom('uploads')
    .select(['id', 'kind', 'name', 'mime', 'size', 'access', 'created_at'])
    .where('owner_id', '=', userId)
    .orderBy('created_at')
    .execute()
}
