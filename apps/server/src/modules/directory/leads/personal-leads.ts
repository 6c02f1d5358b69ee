import { sql } from 'kysely'
import type { Db } from '../directory-context.ts'

/**
 * Deletes the user's messages. Foreign keys remove the user from leads and delete the user's notes when the user's row
 * is deleted.
 */
export async function eraseLeads(db: Db, userId: string): Promise<void> {
  await db.updateTable('leads').set({ message: null }).where('user_id', '=', userId).execute()
}

/**
 * Exports the leads (requests for a contact) that the user sent, and the user's notes about sent and received leads.
 */
export async function exportLeads(
  db: Db,
  userId: string,
): Promise<{ leadsSent: Record<string, unknown>[]; leadNotes: Record<string, unknown>[] }> {
  const sent = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(l) - '{person,user_id}'::text[] as row from leads l where user_id = ${userId} order by id`.execute(
    db,
  )
  const notes = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(n) - 'user_id' as row from lead_notes n where user_id = ${userId} order by lead_id`.execute(
    db,
  )
  return { leadsSent: sent.rows.map(({ row }) => row), leadNotes: notes.rows.map(({ row }) => row) }
}
