import type { Kysely, Transaction } from 'kysely'

/**
 * Changes the TypeScript type of a connection for a module that uses other tables. All modules share one
 * database, but the compiler cannot always prove that one set of tables is part of another.
 */
export function onTables<Tables>(db: { readonly isTransaction: boolean }): Kysely<Tables> {
  return db as unknown as Kysely<Tables>
}

export function transactionOnTables<Tables>(tx: { readonly isTransaction: true }): Transaction<Tables> {
  return tx as unknown as Transaction<Tables>
}
