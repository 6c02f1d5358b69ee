import { type Selectable, sql, type Updateable } from 'kysely'
import { AppError } from '../../platform/http/app-error.ts'
import type { UserTable } from './accounts.tables.ts'
import type { Db, Tx } from './accounts-context.ts'

export type UserRow = Selectable<UserTable>

/** A user of any state. */
export async function find(db: Db, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The same where there must be one. Throws `unauthenticated`: an account that was erased in between. */
export async function getOwn(db: Db, id: string): Promise<UserRow> {
  const row = await find(db, id)
  if (!row) throw new AppError('unauthenticated')
  return row
}

/** The same, held until the transaction ends. */
export async function getOwnForUpdate(tx: Tx, id: string): Promise<UserRow> {
  const row = await findForUpdate(tx, id)
  if (!row) throw new AppError('unauthenticated')
  return row
}

/** A user, held until the transaction ends; undefined once the account is erased. */
export async function findForUpdate(tx: Tx, id: string): Promise<UserRow | undefined> {
  return (
    tx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      // Rows that only refer to the user do not have to wait: who writes them may hold what is needed next.
      .forNoKeyUpdate()
      .executeTakeFirst()
  )
}

/** A user by address, whatever its case. */
export async function findByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email.trim()})`)
    .executeTakeFirst()
}

/** Changes a user and counts the version up. */
export async function update(tx: Tx, id: string, change: Updateable<UserTable>, now: Date): Promise<UserRow> {
  return tx
    .updateTable('users')
    .set({ ...change, version: sql<number>`version + 1`, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
