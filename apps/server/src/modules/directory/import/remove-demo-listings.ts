import { sql } from 'kysely'
import type { Db } from '../directory-context.ts'

const BATCH = 10_000

/**
 * Deletes demo listings in batches, so that no lock is held for long, then their uploads. `report` is told how many
 * are gone so far. Stopping in between leaves a directory that is right and has less demo data.
 */
export async function removeDemoListings(
  db: Db,
  report: (removed: number) => void,
): Promise<{ orders: number; producers: number; uploadIds: string[] }> {
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
  const { rows } = await sql<{ id: string }>`delete from uploads where demo returning id`.execute(db)
  return { orders, producers, uploadIds: rows.map(({ id }) => id) }
}
