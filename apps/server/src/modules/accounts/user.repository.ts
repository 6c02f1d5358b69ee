import { type Selectable, sql, type Updateable } from 'kysely'
import { AppError } from '../../platform/http/app-error.ts'
import type { UserTable } from './accounts.tables.ts'
import type { Db, Tx } from './accounts-context.ts'

export type UserRow = Selectable<UserTable>

export async function find(db: Db, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Throws `unauthenticated` when the account was erased during the request. */
export async function getOwn(db: Db, id: string): Promise<UserRow> {
  const row = await find(db, id)
  if (!row) throw new AppError('unauthenticated')
  return row
}

export async function getOwnForUpdate(tx: Tx, id: string): Promise<UserRow> {
  const row = await findForUpdate(tx, id)
  if (!row) throw new AppError('unauthenticated')
  return row
}

/** Locks a user row until the transaction ends. Returns undefined when the account is erased. */
export async function findForUpdate(tx: Tx, id: string): Promise<UserRow | undefined> {
  return (
    tx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      // This lock does not block inserts of rows that refer to the user. Transactions with such inserts may hold a
      // lock that this transaction needs next, so blocking these inserts could cause a deadlock.
      .forNoKeyUpdate()
      .executeTakeFirst()
  )
}

/** Ignores the case of letters. */
export async function findByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email.trim()})`)
    .executeTakeFirst()
}

/** Also increments the row's `version`. */
export async function update(tx: Tx, id: string, change: Updateable<UserTable>, now: Date): Promise<UserRow> {
  return tx
    .updateTable('users')
    .set({ ...change, version: sql<number>`version + 1`, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
