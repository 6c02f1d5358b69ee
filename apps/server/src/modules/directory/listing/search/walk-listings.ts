import { type Kysely, sql } from 'kysely'
import type { DirectoryTables } from '../../directory.tables.ts'

/**
 * Iterates over the ids of all orders or all producers that appear in lists, in batches of `batchSize`. Starts with the
 * orders that were bumped first, or the producers that were published first.
 */
export async function* walkListings(
  db: Kysely<DirectoryTables>,
  kind: 'order' | 'producer',
  batchSize: number,
): AsyncGenerator<readonly string[]> {
  let last = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' }
  for (;;) {
    const after = sql`(${last.at}::timestamptz, ${last.id}::uuid)`
    // Each statement repeats the condition of its partial index, so that the planner can use the index.
    const page =
      kind === 'order'
        ? sql<typeof last>`select bumped_at::text as at, id from orders
            where listed and expires_at <> '1970-01-01 00:00:01+00' and (bumped_at, id) > ${after}
            order by bumped_at, id limit ${batchSize}`
        : sql<typeof last>`select published_at::text as at, producer_id as id from producer_listings
            where category_id = 0 and rank >= 0 and (published_at, producer_id) > ${after}
            order by published_at, producer_id limit ${batchSize}`
    const { rows } = await page.execute(db)
    const end = rows.at(-1)
    if (!end) return
    yield rows.map(({ id }) => id)
    last = end
  }
}
