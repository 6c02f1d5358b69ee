import { sql } from 'kysely'
import type { Db } from '../directory-context.ts'

/** Listings of a user that strangers find in lists now. */
export async function countPublicListings(
  db: Db,
  ownerId: string,
): Promise<{ orders: number; producers: number }> {
  const { rows } = await sql<{ orders: number; producers: number }>`
    select (select count(*)::int from orders where owner_id = ${ownerId} and listed and expires_at > now()) as orders,
      (select count(*)::int from producers where owner_id = ${ownerId} and status = 'published') as producers`.execute(
    db,
  )
  return rows[0] ?? { orders: 0, producers: 0 }
}

/** Takes everything of an owner out of sight: published is paused, what waits for approval is a draft again. */
export async function pauseOwnedListings(db: Db, ownerId: string): Promise<void> {
  for (const table of ['orders', 'producers'] as const) {
    await sql`update ${sql.table(table)} set status = 'paused', updated_at = now()
      where owner_id = ${ownerId} and status = 'published'`.execute(db)
    await sql`update ${sql.table(table)} set status = 'draft', updated_at = now()
      where owner_id = ${ownerId} and status = 'pending'`.execute(db)
  }
}

/** Erases everything of an owner. */
export async function eraseOwnedListings(db: Db, ownerId: string): Promise<void> {
  await db.deleteFrom('orders').where('owner_id', '=', ownerId).execute()
  await db.deleteFrom('producers').where('owner_id', '=', ownerId).execute()
}

/** Everything stored about an owner's listings, contacts included, as plain rows. */
export async function exportOwnedListings(
  db: Db,
  ownerId: string,
): Promise<{ orders: Record<string, unknown>[]; producers: Record<string, unknown>[] }> {
  const rowsOf = async (table: 'orders' | 'producers') => {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) - 'search' - 'listed' - 'has_files' as row
        from ${sql.table(table)} t where owner_id = ${ownerId} order by created_at`.execute(db)
    return rows.map(({ row }) => row)
  }
  return { orders: await rowsOf('orders'), producers: await rowsOf('producers') }
}

/** Gives some demo listings to a demo person. */
export async function giveDemoListings(
  db: Db,
  ownerId: string,
  counts: { readonly orders: number; readonly producers: number },
): Promise<void> {
  for (const [table, count] of Object.entries(counts)) {
    await sql`update ${sql.table(table)} set owner_id = ${ownerId} where id in (
      select id from ${sql.table(table)} where demo and owner_id is null and status = 'published'
       order by id limit ${count})`.execute(db)
  }
}
