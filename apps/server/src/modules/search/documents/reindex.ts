import { type Kysely, sql } from 'kysely'
import type { SearchTables } from '../search.tables.ts'
import { refreshStatistics } from '../vocabulary/statistics.ts'
import { followQueue, type IndexContext } from './follow-queue.ts'

/**
 * Makes every document anew, beside a running site: what is found stays found meanwhile. Answers how many listings were
 * looked at. `report` is told how many each batch had.
 */
export async function reindex(ctx: IndexContext, report: (done: number) => void = () => {}): Promise<number> {
  const { db } = ctx
  const queued = await queueAll(db)
  const isFirst = (await db.selectFrom('order_documents').select('id').limit(1).execute()).length === 0
  // Filling an index of words row by row takes longer than all the rest.
  if (isFirst) await sql`drop index if exists order_documents_words`.execute(db)
  try {
    await followQueue(ctx, report)
  } finally {
    await sql`create index if not exists order_documents_words on order_documents using gin (words)`.execute(
      db,
    )
  }
  await refreshStatistics(db, ctx.now(), { force: true })
  return queued
}

/** Each listing once, whatever waited before. */
async function queueAll(db: Kysely<SearchTables>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await tx.deleteFrom('search_queue').execute()
    const { rows } = await sql<{ n: number }>`
      with queued as (
        insert into search_queue (kind, listing_id)
          select 'order', id from orders where listed
          union all select 'producer', id from producers where status = 'published'
          returning 1)
      select count(*)::int as n from queued`.execute(tx)
    return rows[0]?.n ?? 0
  })
}
