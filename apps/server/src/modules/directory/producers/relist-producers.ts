import { type QueryExecutorProvider, sql } from 'kysely'

/** Brings the list rows of these producers in step with their own; called in the transaction of each change. */
export async function relistProducers(
  db: QueryExecutorProvider,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length > 0) await sql`select relist_producers(${[...ids]}::uuid[], ${now})`.execute(db)
}
