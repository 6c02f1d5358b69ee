import { type QueryExecutorProvider, sql } from 'kysely'

/** How long the numbers of a day are kept. */
export const KEPT_DAYS = 400

export type ListingDay = {
  readonly listing_id: string
  /** Calendar day in Kyiv, such as `2026-11-20`. */
  readonly day: string
  readonly views: number
  readonly contacts: number
}

/** Returns views and contacts of these listings by day, oldest first. Days without either are left out. */
export async function readListingDays(
  db: QueryExecutorProvider,
  ids: readonly string[],
): Promise<readonly ListingDay[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ListingDay>`
    select order_id as listing_id, day::text as day, views, contacts from order_days
     where order_id = any(${ids}::uuid[])
    union all
    select producer_id, day::text, views, contacts from producer_days where producer_id = any(${ids}::uuid[])
    order by day`.execute(db)
  return rows
}

/** Deletes the numbers that are older than `KEPT_DAYS`. */
export async function sweepListingDays(db: QueryExecutorProvider, today: string): Promise<void> {
  for (const table of ['order_days', 'producer_days'])
    await sql`delete from ${sql.table(table)} where day < ${today}::date - ${KEPT_DAYS}::int`.execute(db)
}
