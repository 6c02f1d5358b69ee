import { sql } from 'kysely'
import type { Db } from '../../directory-context.ts'

/**
 * Updates the planner's statistics and the visibility map, which index-only scans need, after a bulk load or mass
 * deletion. Must run outside a transaction. Autovacuum would do the same minutes later.
 */
export async function vacuumListings(db: Db): Promise<void> {
  await sql`vacuum (analyze) orders, order_totals, order_buckets, order_deltas,
    producers, producer_listings, producer_categories, producer_totals, producer_buckets, producer_deltas`.execute(
    db,
  )
}
