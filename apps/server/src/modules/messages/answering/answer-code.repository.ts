import type { Insertable, Selectable } from 'kysely'
import { hashSecretToken } from '../../../platform/security/secret-token.ts'
import type { AnswerCodeTable } from '../messages.tables.ts'
import type { Db, Tx } from '../messages-context.ts'

export type AnswerCodeRow = Selectable<AnswerCodeTable>

export async function find(db: Db, code: string): Promise<AnswerCodeRow | undefined> {
  return db
    .selectFrom('answer_codes')
    .selectAll()
    .where('code_hash', '=', hashSecretToken(code))
    .executeTakeFirst()
}

export async function findForUpdate(tx: Tx, code: string): Promise<AnswerCodeRow | undefined> {
  return tx
    .selectFrom('answer_codes')
    .selectAll()
    .where('code_hash', '=', hashSecretToken(code))
    .forUpdate()
    .executeTakeFirst()
}

export async function insert(
  tx: Tx,
  { code, ...row }: Omit<Insertable<AnswerCodeTable>, 'code_hash'> & { readonly code: string },
): Promise<void> {
  await tx
    .insertInto('answer_codes')
    .values({ ...row, code_hash: hashSecretToken(code) })
    .execute()
}

export async function countSent(tx: Tx, { code_hash, sent }: AnswerCodeRow): Promise<void> {
  await tx
    .updateTable('answer_codes')
    .set({ sent: sent + 1 })
    .where('code_hash', '=', code_hash)
    .execute()
}

export async function deleteOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('answer_codes').where('user_id', '=', userId).execute()
}

export async function deleteBefore(db: Db, day: Date): Promise<void> {
  await db.deleteFrom('answer_codes').where('created_at', '<', day).execute()
}
