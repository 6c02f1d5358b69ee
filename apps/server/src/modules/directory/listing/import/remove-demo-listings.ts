import { sql } from 'kysely'
import type { Db } from '../../directory-context.ts'

const BATCH = 10_000

/**
 * Deletes all demo listings and the rows of their uploads, and returns the ids of these uploads. Uses TRUNCATE if there
 * are no real listings. Otherwise deletes in batches, so that locks are short. `report` receives the number of listings
 * deleted so far. The function may be interrupted at any time.
 */
export async function removeDemoListings(
  db: Db,
  report: (removed: number) => void,
): Promise<{ orders: number; producers: number; uploadIds: string[] }> {
  const { orders, producers } = (await truncateDemo(db)) ?? (await deleteDemo(db, report))
  const { rows } = await sql<{ id: string }>`delete from uploads where demo returning id`.execute(db)
  return { orders, producers, uploadIds: rows.map(({ id }) => id) }
}

type Removed = { readonly orders: number; readonly producers: number }

/** Deletes all listings with TRUNCATE. If real listings exist, deletes nothing and returns null. */
async function truncateDemo(db: Db): Promise<Removed | null> {
  return db.transaction().execute(async (tx) => {
    await sql`lock table orders, producers in share row exclusive mode`.execute(tx)
    const { rows } = await sql<Removed & { others: boolean }>`
      select exists (select from orders where not demo) or exists (select from producers where not demo) as others,
        (select count(*)::int from orders) as orders, (select count(*)::int from producers) as producers`.execute(
      tx,
    )
    const [found] = rows
    if (!found || found.others) return null
    await sql`truncate orders, producers cascade`.execute(tx)
    return { orders: found.orders, producers: found.producers }
  })
}

async function deleteDemo(db: Db, report: (removed: number) => void): Promise<Removed> {
  let removed = 0
  const removeAll = async (table: 'orders' | 'producers') => {
    let count = 0
    for (let last = BATCH; last === BATCH; count += last) {
      const { numAffectedRows } = await sql`
        delete from ${sql.table(table)} where id in (
          select id from ${sql.table(table)} where demo limit ${BATCH})`.execute(db)
      last = Number(numAffectedRows ?? 0)
      removed += last
      report(removed)
    }
    return count
  }
  const orders = await removeAll('orders')
  const producers = await removeAll('producers')
  return { orders, producers }
}
