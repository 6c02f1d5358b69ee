import type { Kysely, Transaction } from 'kysely'
import { onTables } from '../../../platform/db/on-tables.ts'
import {
  type Dictionaries,
  type DirectoryTables,
  readOrderTexts,
  readProducerTexts,
} from '../../directory/index.ts'
import type { SearchEngine, StoredWords } from '../engine/search-engine.ts'
import type { SearchTables } from '../search.tables.ts'
import { orderDocument, producerDocument } from './make-document.ts'

export type IndexContext = {
  readonly db: Kysely<SearchTables>
  readonly engine: Pick<SearchEngine, 'store' | 'remove'>
  readonly dictionaries: Dictionaries
  readonly now: () => Date
}

type ListingIds = { readonly orders: readonly string[]; readonly producers: readonly string[] }

/** Id of an advisory lock. A transaction that writes documents must hold this lock. */
export const INDEX_LOCK = 7_215_011

/**
 * Rebuilds the documents of listings, deletes the documents of listings that are not public, and returns the indexed
 * words.
 */
export async function indexListings(
  { engine, dictionaries, now }: IndexContext,
  tx: Transaction<SearchTables>,
  ids: ListingIds,
): Promise<StoredWords> {
  const listings = onTables<DirectoryTables>(tx)
  const orders = await readOrderTexts(listings, ids.orders, now())
  const producers = await readProducerTexts(listings, ids.producers)
  await engine.remove(tx, 'order', missing(ids.orders, orders))
  await engine.remove(tx, 'producer', missing(ids.producers, producers))
  return engine.store(tx, [
    ...orders.map((order) => orderDocument(order, dictionaries)),
    ...producers.map((producer) => producerDocument(producer, dictionaries)),
  ])
}

function missing(ids: readonly string[], found: readonly { readonly id: string }[]): string[] {
  const open = new Set(found.map(({ id }) => id))
  return ids.filter((id) => !open.has(id))
}
