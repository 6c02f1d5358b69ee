import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * Rewrites the producers' rows in `producer_listings`. Every change of a producer must call this function in its
 * transaction.
 */
export async function relistProducers(
  db: QueryExecutorProvider,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length > 0) await sql`select relist_producers(${[...ids]}::uuid[], ${now})`.execute(db)
}
