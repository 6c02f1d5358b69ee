import { sql } from 'kysely'
import type { Db } from '../offers-context.ts'

/** Deletes the deals about demo orders, which would outlive the orders. Offers go with their orders. */
export async function removeDemoDeals(db: Db): Promise<void> {
  await sql`delete from deals d using orders o where o.id = d.order_id and o.demo`.execute(db)
}
