import { type QueryExecutorProvider, sql } from 'kysely'

/** Refreshes the producers' rows in `producer_listings`. Must run in the transaction of every change. */
export async function relistProducers(
  db: QueryExecutorProvider,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length > 0) await sql`select relist_producers(${[...ids]}::uuid[], ${now})`.execute(db)
}
