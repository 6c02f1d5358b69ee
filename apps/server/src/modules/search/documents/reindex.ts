import { type Kysely, sql } from 'kysely'
import { onTables } from '../../../platform/db/on-tables.ts'
import { type DirectoryTables, walkListings } from '../../directory/index.ts'
import { keepRecent } from '../engine/recent-documents.ts'
import type { SearchTables } from '../search.tables.ts'
import { refreshStatistics } from '../vocabulary/statistics.ts'
import { addWords } from '../vocabulary/vocabulary.repository.ts'
import { INDEX_LOCK, type IndexContext, indexListings } from './index-listings.ts'
import { indexQueue } from './index-queue.ts'

type Db = Kysely<SearchTables>
type Kind = 'order' | 'producer'

/** Number of listings that are stored per transaction. */
const BATCH = 500
/** Number of concurrent batches. While the database stores one batch, the words of the next one are computed. */
const AT_ONCE = 4

/**
 * Rebuilds all documents while the site keeps running. Meanwhile search works, and new changes are indexed too. Returns
 * the number of listings. After each round, `report` receives the number of listings in this round.
 */
export async function reindex(ctx: IndexContext, report: (done: number) => void = () => {}): Promise<number> {
  const { db } = ctx
  // The queue is not needed, because all listings are indexed again.
  await sql`truncate search_queue`.execute(db)
  const isFirst = (await db.selectFrom('order_documents').select('id').limit(1).execute()).length === 0
  // In the first run, the GIN indexes are built at the end, because updating them for each row takes longer than
  // everything else.
  if (isFirst) await dropWordIndexes(db)
  let looked = 0
  try {
    for (const kind of ['order', 'producer'] as const) {
      for await (const ids of walkListings(onTables<DirectoryTables>(db), kind, BATCH * AT_ONCE)) {
        await storeRound(ctx, kind, ids)
        await indexQueue(ctx)
        looked += ids.length
        report(ids.length)
      }
    }
  } finally {
    await createWordIndexes(db)
  }
  await refreshStatistics(db, ctx.now(), { force: true })
  await keepRecent(db)
  return looked
}

function batchesOf(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, i) =>
    ids.slice(i * BATCH, (i + 1) * BATCH),
  )
}

/**
 * Stores one round of listings. Holds `INDEX_LOCK`, because otherwise the task that indexes the queue could store a
 * newer text, and this round would overwrite it with an older text.
 */
async function storeRound(ctx: IndexContext, kind: Kind, ids: readonly string[]): Promise<void> {
  await ctx.db.transaction().execute(async (lock) => {
    await sql`select pg_advisory_xact_lock(${INDEX_LOCK})`.execute(lock)
    await ctx.dictionaries.reload()
    await Promise.all(batchesOf(ids).map((batch) => storeBatch(ctx, kind, batch)))
    await sql`select pg_notify('page_changes', 'search')`.execute(lock)
  })
}

/**
 * Stores a batch of listings and their words. The number of documents per lexeme is computed later, at the end of
 * `reindex`.
 */
async function storeBatch(ctx: IndexContext, kind: Kind, ids: readonly string[]): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { surfaces } = await indexListings(ctx, tx, {
      orders: kind === 'order' ? ids : [],
      producers: kind === 'producer' ? ids : [],
    })
    await addWords(tx, surfaces)
  })
}

async function dropWordIndexes(db: Db): Promise<void> {
  await sql`drop index if exists order_documents_words, producer_documents_words`.execute(db)
}

async function createWordIndexes(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local maintenance_work_mem = '512MB'`.execute(tx)
    for (const kind of ['order', 'producer'] as const) {
      const [index, table] = [sql.ref(`${kind}_documents_words`), sql.ref(`${kind}_documents`)]
      await sql`
        create index if not exists ${index} on ${table} using gin (words) with (gin_pending_list_limit = 128)`.execute(
        tx,
      )
    }
  })
}
