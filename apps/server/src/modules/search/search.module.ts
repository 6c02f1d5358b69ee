import { defineModule, type Platform, tables } from '../../platform/module/define-module.ts'
import { cacheValue } from '../../platform/settings/cached-value.ts'
import type { ChangeFeed, DirectoryContext } from '../directory/index.ts'
import { indexQueue } from './documents/index-queue.ts'
import { queueChangedListings } from './documents/queue-changed-listings.ts'
import { openOutsideSearch } from './engine/opensearch/outside-search.ts'
import { createPostgresEngine } from './engine/postgres-engine.ts'
import { keepRecent } from './engine/recent-documents.ts'
import { sweepMisses } from './misses/count-misses.ts'
import { searchRoutes } from './search.routes.ts'
import type { SearchTables } from './search.tables.ts'
import { searchServices } from './search-context.ts'
import { searchMetrics } from './search-metrics.ts'
import { readSynonyms } from './synonyms/synonym.repository.ts'
import { refreshStatistics } from './vocabulary/statistics.ts'

const HOUR_MS = 3_600_000
/** Interval at which the queue is indexed. A change must be found within a second. */
const INDEX_MS = 250
const SHIP_MS = 250

export const searchModule = defineModule({
  name: 'search',
  tables: tables<SearchTables>(),
  audit: [],
  limits: [],
  routes: searchRoutes,
  async start(
    context: Platform<SearchTables> &
      Pick<DirectoryContext, 'dictionaries'> & { readonly changes: ChangeFeed },
  ) {
    const { db, pool, now, log, options, dictionaries, changes } = context
    changes.publishTo(queueChangedListings)
    const synonyms = await cacheValue(() => readSynonyms(db))
    const inside = createPostgresEngine({ db })
    const outside = options.search
      ? await openOutsideSearch({ config: options.search, db, pool, log, inside })
      : null
    const engine = outside?.engine ?? inside
    return {
      services: {
        search: searchServices({ db, engine, synonyms: synonyms.current }),
      },
      reloaders: { synonyms: synonyms.reload },
      loops: [
        {
          name: 'index listings',
          pauseMs: INDEX_MS,
          run: () => indexQueue({ db, engine, dictionaries, now }),
        },
        { name: 'refresh search statistics', pauseMs: 10_000, run: () => refreshStatistics(db, now()) },
        ...(outside ? [{ name: 'keep the index in OpenSearch', pauseMs: SHIP_MS, run: outside.keep }] : []),
      ],
      schedule: [
        {
          name: 'search:keep-recent',
          cron: '23 * * * *',
          backfillMs: HOUR_MS,
          run: () => keepRecent(db),
        },
        {
          name: 'search:sweep-misses',
          cron: '37 * * * *',
          backfillMs: HOUR_MS,
          run: () => sweepMisses(db, now()),
        },
      ],
      metrics: () => searchMetrics(pool, outside),
      ...(outside ? { stop: outside.close } : {}),
    }
  },
})
