import type { ConversationSide } from '@verstat/contract'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { FILE_COLUMNS, type FileRow } from '../../uploads/index.ts'
import type { MessageTable } from '../messages.tables.ts'
import type { Db, Tx } from '../messages-context.ts'

export type MessageRow = Selectable<MessageTable>

export async function find(db: Db, id: string): Promise<MessageRow | undefined> {
  return db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Returns undefined if the message is in another conversation. */
export async function findIn(db: Db, conversationId: string, id: string): Promise<MessageRow | undefined> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', id)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst()
}

/** Returns undefined if somebody else has used the id. */
export async function insert(tx: Tx, row: Insertable<MessageTable>): Promise<MessageRow | undefined> {
  return tx
    .insertInto('messages')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function update(tx: Tx, id: string, columns: Updateable<MessageTable>): Promise<MessageRow> {
  return tx.updateTable('messages').set(columns).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** The number of the last message of a side that was not taken back. */
export async function findLast(tx: Tx, conversationId: string, side: ConversationSide): Promise<number> {
  const { last } = await tx
    .selectFrom('messages')
    .select(({ fn }) => fn.max<number | null>('seq').as('last'))
    .where('conversation_id', '=', conversationId)
    .where('side', '=', side)
    .where('taken_back_at', 'is', null)
    .executeTakeFirstOrThrow()
  return last ?? 0
}

/** How many messages a side has sent since the other side last wrote. Those taken back count as well. */
export async function countUnanswered(
  db: Db,
  conversationId: string,
  side: ConversationSide,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from messages
     where conversation_id = ${conversationId} and side = ${side} and seq > coalesce((
       select max(seq) from messages where conversation_id = ${conversationId} and side <> ${side}), 0)`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

export async function countSince(db: Db, senderId: string, since: Date): Promise<number> {
  const { n } = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('sender_id', '=', senderId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(n)
}

export async function insertFiles(tx: Tx, messageId: string, uploadIds: readonly string[]): Promise<void> {
  if (uploadIds.length === 0) return
  await tx
    .insertInto('message_files')
    .values(uploadIds.map((upload_id, position) => ({ message_id: messageId, upload_id, position })))
    .execute()
}

export async function deleteFiles(tx: Tx, messageId: string): Promise<void> {
  await tx.deleteFrom('message_files').where('message_id', '=', messageId).execute()
}

export type MessageFileRow = FileRow & { readonly message_id: string }

export async function listFiles(db: Db, messageIds: readonly string[]): Promise<MessageFileRow[]> {
  if (messageIds.length === 0) return []
  return db
    .selectFrom('message_files as file')
    .innerJoin('uploads as upload', 'upload.id', 'file.upload_id')
    .select(['file.message_id', ...FILE_COLUMNS])
    .where('file.message_id', 'in', [...messageIds])
    .orderBy('file.message_id')
    .orderBy('file.position')
    .execute()
}
