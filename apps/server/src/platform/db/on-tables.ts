import type { Kysely, Transaction } from 'kysely'

/**
 * The same connection or transaction as a module sees it that knows other tables. Every module works on the one
 * database; the compiler cannot always show that a part of it is a part.
 */
export function onTables<Tables>(db: { readonly isTransaction: boolean }): Kysely<Tables> {
  return db as unknown as Kysely<Tables>
}

/** The same for what has to be a transaction. */
export function transactionOnTables<Tables>(tx: { readonly isTransaction: true }): Transaction<Tables> {
  return tx as unknown as Transaction<Tables>
}
