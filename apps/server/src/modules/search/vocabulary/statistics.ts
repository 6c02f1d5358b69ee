import { type Kysely, sql } from 'kysely'
import { type RecentFrom, readRecentFrom } from '../engine/recent-documents.ts'
import type { SearchTables } from '../search.tables.ts'

type Db = Kysely<SearchTables>

export type DocumentCounts = {
  readonly orders: number
  readonly producers: number
  readonly recentFrom: RecentFrom
}

export async function readDocumentCounts(db: Db): Promise<DocumentCounts> {
  const [counts, recentFrom] = await Promise.all([
    db.selectFrom('search_statistics').select(['orders', 'producers']).executeTakeFirstOrThrow(),
    readRecentFrom(db),
  ])
  return { ...counts, recentFrom }
}

/**
 * Counts the documents. If many documents have changed, or the last count is older than a day, also counts the
 * documents that contain each lexeme. These exact numbers replace the numbers that indexing has only incremented.
 */
export async function refreshStatistics(db: Db, now: Date, { force = false } = {}): Promise<void> {
  const before = await db.selectFrom('search_statistics').selectAll().executeTakeFirstOrThrow()
  const { rows } = await sql<{ orders: number; producers: number }>`
    select (select count(*)::int from order_documents) as orders,
      (select count(*)::int from producer_documents) as producers`.execute(db)
  const { orders = 0, producers = 0 } = rows[0] ?? {}
  const changed = Math.abs(orders - before.orders) + Math.abs(producers - before.producers)
  const isOld = now.getTime() - before.counted_at.getTime() > DAY_MS
  if (!force && !isOld && changed <= (orders + producers) * CHANGED_SHARE) return
  await db.transaction().execute(async (tx) => {
    await sql`set local work_mem = '128MB'`.execute(tx)
    await sql`create temporary table counted on commit drop as
      select word as term, sum(orders)::int as orders, sum(producers)::int as producers from (
        select word, ndoc as orders, 0 as producers from ts_stat('select words from order_documents')
        union all
        select word, 0, ndoc from ts_stat('select words from producer_documents')) stat group by word`.execute(
      tx,
    )
    await sql`insert into search_terms as t (term, orders, producers)
      select term, orders, producers from counted order by term collate "C"
      on conflict (term) do update set orders = excluded.orders, producers = excluded.producers
        where (t.orders, t.producers) is distinct from (excluded.orders, excluded.producers)`.execute(tx)
    await sql`delete from search_terms t where not exists (select from counted c where c.term = t.term)`.execute(
      tx,
    )
    // Words that no document contains must not be suggested and must not be used to correct typos.
    await sql`delete from search_words w where not exists (select from counted c where c.term = w.term)`.execute(
      tx,
    )
    await sql`delete from search_neighbours n where not exists (select from counted c where c.term = n.term)`.execute(
      tx,
    )
    await tx.updateTable('search_statistics').set({ orders, producers, counted_at: now }).execute()
  })
}

const DAY_MS = 86_400_000
/** If a smaller share of the documents has changed, the counts are still good enough for planning queries. */
const CHANGED_SHARE = 0.05
