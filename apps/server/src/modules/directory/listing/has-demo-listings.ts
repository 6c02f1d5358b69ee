import { sql } from 'kysely'
import type { Db } from '../directory-context.ts'

/** Returns whether demo listings exist. If so, the site announces that it shows demo data. */
export async function hasDemoListings(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from orders where demo) or exists (select from producers where demo) as found`.execute(
    db,
  )
  return rows[0]?.found ?? false
}
