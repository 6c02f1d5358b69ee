import { sql } from 'kysely'
import { refreshStatistics } from '../vocabulary/statistics.ts'
import { followQueue, type IndexContext } from './follow-queue.ts'

/**
 * Makes every document anew, beside a running site: what is found stays found meanwhile. Answers how many listings were
 * looked at. `report` is told how many each batch had.
 */
export async function reindex(ctx: IndexContext, report: (done: number) => void = () => {}): Promise<number> {
  const { db } = ctx
  const { rows } = await sql<{ n: number }>`
    with queued as (
      insert into search_queue (kind, listing_id)
        select 'order', id from orders where listed
        union all select 'producer', id from producers where status = 'published'
        returning 1)
    select count(*)::int as n from queued`.execute(db)
  await followQueue(ctx, report)
  await refreshStatistics(db, ctx.now(), { force: true })
  return rows[0]?.n ?? 0
}
