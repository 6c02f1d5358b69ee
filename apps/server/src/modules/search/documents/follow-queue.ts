import { sql } from 'kysely'
import { learn } from '../vocabulary/vocabulary.repository.ts'
import { INDEX_LOCK, type IndexContext, indexListings } from './index-listings.ts'
import type { SearchDocument } from './search-document.ts'

/** So many changes are worked off in one transaction. */
const BATCH = 250

/**
 * Works off the queue of changed listings until it is empty. One process at a time: an older text must not be stored
 * after a newer one.
 */
export async function followQueue(ctx: IndexContext): Promise<void> {
  for (let done = BATCH; done === BATCH; ) done = await followBatch(ctx)
}

async function followBatch(ctx: IndexContext): Promise<number> {
  // In the order of the index: what was taken out is known there, and not looked through again.
  const waiting = await ctx.db
    .selectFrom('search_queue')
    .select('seq')
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst()
  if (!waiting) return 0
  // A name that was just edited must not be read as it was.
  await ctx.dictionaries.reload()
  return ctx.db.transaction().execute(async (tx) => {
    const { rows: lock } = await sql<{ taken: boolean }>`
      select pg_try_advisory_xact_lock(${INDEX_LOCK}) as taken`.execute(tx)
    if (!lock[0]?.taken) return 0
    const { rows: changes } = await sql<{ kind: SearchDocument['kind']; listing_id: string }>`
      delete from search_queue where seq in (select seq from search_queue order by seq limit ${BATCH})
      returning kind, listing_id`.execute(tx)
    const idsOf = (kind: SearchDocument['kind']) => [
      ...new Set(changes.filter((change) => change.kind === kind).map(({ listing_id }) => listing_id)),
    ]
    await learn(tx, await indexListings(ctx, tx, { orders: idsOf('order'), producers: idsOf('producer') }))
    // Kept pages that show what was found.
    await sql`select pg_notify('page_changes', 'search')`.execute(tx)
    return changes.length
  })
}
