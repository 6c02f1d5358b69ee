import { sql } from 'kysely'
import type { Db } from '../../directory-context.ts'

/**
 * Tells the planner what is there now and lets pages be read from indexes alone. After a bulk load or a mass removal,
 * outside of any transaction; autovacuum would come to it minutes later.
 */
export async function vacuumListings(db: Db): Promise<void> {
  await sql`vacuum (analyze) orders, order_totals, order_buckets, order_deltas,
    producers, producer_listings, producer_categories, producer_totals, producer_buckets, producer_deltas`.execute(
    db,
  )
}
