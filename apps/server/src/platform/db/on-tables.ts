import type { Kysely } from 'kysely'

/**
 * The same connection or transaction as a module sees it that knows other tables. Every module works on the one
 * database; the compiler cannot always show that a part of it is a part.
 */
export function onTables<Tables>(db: { readonly isTransaction: boolean }): Kysely<Tables> {
  return db as unknown as Kysely<Tables>
}
