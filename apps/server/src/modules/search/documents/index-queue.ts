import { sql } from 'kysely'
import { addToVocabulary } from '../vocabulary/vocabulary.repository.ts'
import { INDEX_LOCK, type IndexContext, indexListings } from './index-listings.ts'
import type { SearchDocument } from './search-document.ts'

/** Number of changes that are processed per transaction. */
const BATCH = 250

/**
 * Indexes all queued listings. Only one process does so at a time, because otherwise an older text could replace a
 * newer one.
 */
export async function indexQueue(ctx: IndexContext): Promise<void> {
  for (let done = BATCH; done === BATCH; ) done = await indexBatch(ctx)
}

async function indexBatch(ctx: IndexContext): Promise<number> {
  // Sorts by `seq` so that PostgreSQL uses the index. Unlike a scan of the table, a scan of the index skips rows that
  // are known to be deleted.
  const waiting = await ctx.db
    .selectFrom('search_queue')
    .select('seq')
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst()
  if (!waiting) return 0
  // Documents contain names of categories, and staff may just have edited these names.
  await ctx.dictionaries.reload()
  return ctx.db.transaction().execute(async (tx) => {
    const { rows: lock } = await sql<{ locked: boolean }>`
      select pg_try_advisory_xact_lock(${INDEX_LOCK}) as locked`.execute(tx)
    if (!lock[0]?.locked) return 0
    const { rows: changes } = await sql<{ kind: SearchDocument['kind']; listing_id: string }>`
      delete from search_queue where seq in (select seq from search_queue order by seq limit ${BATCH})
      returning kind, listing_id`.execute(tx)
    const idsOf = (kind: SearchDocument['kind']) => [
      ...new Set(changes.filter((change) => change.kind === kind).map(({ listing_id }) => listing_id)),
    ]
    await addToVocabulary(
      tx,
      await indexListings(ctx, tx, { orders: idsOf('order'), producers: idsOf('producer') }),
    )
    // Invalidates cached search results in all processes.
    await sql`select pg_notify('page_changes', 'search')`.execute(tx)
    return changes.length
  })
}
