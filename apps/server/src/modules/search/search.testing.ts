import { type RouteParsed, search as route } from '@verstat/contract'
import type { TestDatabase } from '../../platform/testing/test-database.ts'
import type { DirectoryTables } from '../directory/index.ts'
import { loadDictionaries, routeChanges } from '../directory/index.ts'
import { indexQueue } from './documents/index-queue.ts'
import { queueChangedListings } from './documents/queue-changed-listings.ts'
import { testOutsideSearch } from './engine/opensearch/outside-search.testing.ts'
import { createPostgresEngine, type PostgresEngineOptions } from './engine/postgres-engine.ts'
import { searchListings } from './results/search-listings.ts'
import type { SearchTables } from './search.tables.ts'
import { type SearchContext, searchServices } from './search-context.ts'
import { indexSynonyms } from './synonyms/synonym-index.ts'
import { SYNONYM_SEED } from './synonyms/synonym-seed.ts'
import { refreshStatistics } from './vocabulary/statistics.ts'

type Database = TestDatabase<SearchTables & DirectoryTables>

/**
 * Searches PostgreSQL. When `scripts/test-opensearch.ts` runs the file, searches OpenSearch, and fails if PostgreSQL has
 * answered in its place.
 */
export async function testSearch(
  { db, pool }: Database,
  options: Pick<PostgresEngineOptions, 'timeoutMs'> = {},
) {
  const inside = createPostgresEngine({ db, ...options })
  const outside = await testOutsideSearch({ db, pool, inside })
  const engine = outside?.engine ?? inside
  const synonyms = indexSynonyms(SYNONYM_SEED)
  const clock = { now: new Date() }
  const ctx: SearchContext = {
    db,
    pool,
    dictionaries: await loadDictionaries(db),
    now: () => clock.now,
    locale: 'uk',
    ip: '198.51.100.7',
    search: searchServices({ db, engine, synonyms: () => synonyms }),
  }
  /** Moves changed listings from the table `listing_changes` to the table `search_queue`. */
  const queue = () => routeChanges(db, [queueChangedListings])
  /** Indexes the changes in PostgreSQL alone. */
  async function indexInside(): Promise<void> {
    await queue()
    await indexQueue({ db, engine, dictionaries: ctx.dictionaries, now: ctx.now })
  }
  /** Indexes all changes that were made before the call. */
  async function index(): Promise<void> {
    await indexInside()
    await outside?.keep()
  }
  const find = (
    query: string,
    input: Partial<RouteParsed<typeof route>> = {},
    as: Partial<SearchContext> = {},
  ) => searchListings({ ...ctx, ...as }, { ...route.query.parse({ query }), ...input })
  const idsOf = async (query: string, input: Partial<RouteParsed<typeof route>> = {}) =>
    (await find(query, input)).items.map((item) => (item.kind === 'order' ? item.order.id : item.producer.id))
  return {
    ctx,
    outside,
    clock,
    queue,
    index,
    indexInside,
    find,
    idsOf,
    async refresh() {
      await refreshStatistics(db, ctx.now(), { force: true })
      ctx.search.vocabulary.forget()
    },
  }
}
