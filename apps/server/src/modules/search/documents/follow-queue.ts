import { type Kysely, sql, type Transaction } from 'kysely'
import { onTables } from '../../../platform/db/on-tables.ts'
import {
  type Dictionaries,
  type DirectoryTables,
  readOrderTexts,
  readProducerTexts,
} from '../../directory/index.ts'
import type { SearchEngine } from '../engine/search-engine.ts'
import type { SearchTables } from '../search.tables.ts'
import { learn } from '../vocabulary/vocabulary.repository.ts'
import { orderDocument, producerDocument } from './make-document.ts'
import type { SearchDocument } from './search-document.ts'

export type IndexContext = {
  readonly db: Kysely<SearchTables>
  readonly engine: Pick<SearchEngine, 'store' | 'remove'>
  readonly dictionaries: Dictionaries
  readonly now: () => Date
}

/** So many changes are worked off in one transaction. */
const BATCH = 250
/** Any number that nothing else in this database locks. */
const LOCK_KEY = 7_215_011

/**
 * Works off the queue of changed listings until it is empty. One process at a time: an older text must not be stored
 * after a newer one.
 */
export async function followQueue(
  ctx: IndexContext,
  report: (done: number) => void = () => {},
): Promise<void> {
  for (let done = BATCH; done === BATCH; ) {
    done = await followBatch(ctx)
    report(done)
  }
}

async function followBatch(ctx: IndexContext): Promise<number> {
  const waiting = await ctx.db.selectFrom('search_queue').select('seq').limit(1).executeTakeFirst()
  if (!waiting) return 0
  // A name that was just edited must not be read as it was.
  await ctx.dictionaries.reload()
  return ctx.db.transaction().execute(async (tx) => {
    const { rows: lock } = await sql<{ taken: boolean }>`
      select pg_try_advisory_xact_lock(${LOCK_KEY}) as taken`.execute(tx)
    if (!lock[0]?.taken) return 0
    const { rows: changes } = await sql<{ kind: SearchDocument['kind']; listing_id: string }>`
      delete from search_queue where seq in (select seq from search_queue order by seq limit ${BATCH})
      returning kind, listing_id`.execute(tx)
    const idsOf = (kind: SearchDocument['kind']) => [
      ...new Set(changes.filter((change) => change.kind === kind).map(({ listing_id }) => listing_id)),
    ]
    await indexListings(ctx, tx, { orders: idsOf('order'), producers: idsOf('producer') })
    // Kept pages that show what was found.
    await sql`select pg_notify('page_changes', 'search')`.execute(tx)
    return changes.length
  })
}

/** Makes the documents of these listings anew; those that strangers may not see lose theirs. */
async function indexListings(
  { engine, dictionaries, now }: IndexContext,
  tx: Transaction<SearchTables>,
  ids: { readonly orders: readonly string[]; readonly producers: readonly string[] },
): Promise<void> {
  const listings = onTables<DirectoryTables>(tx)
  const orders = await readOrderTexts(listings, ids.orders, now())
  const producers = await readProducerTexts(listings, ids.producers)
  await engine.remove(tx, 'order', missing(ids.orders, orders))
  await engine.remove(tx, 'producer', missing(ids.producers, producers))
  const documents = [
    ...orders.map((order) => orderDocument(order, dictionaries)),
    ...producers.map((producer) => producerDocument(producer, dictionaries)),
  ]
  if (documents.length > 0) await learn(tx, await engine.store(tx, documents))
}

function missing(ids: readonly string[], found: readonly { readonly id: string }[]): string[] {
  const open = new Set(found.map(({ id }) => id))
  return ids.filter((id) => !open.has(id))
}
