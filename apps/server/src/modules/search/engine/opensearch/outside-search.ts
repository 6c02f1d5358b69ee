import type { SearchConfig } from '../../../../platform/config/search-config.ts'
import { gauge, type Metric } from '../../../../platform/http/metrics.ts'
import type { SearchEngine } from '../search-engine.ts'
import { guardFinder } from './guarded-finder.ts'
import { keepIndex } from './keep-index.ts'
import { createOpensearchEngine } from './opensearch-engine.ts'
import { openOutsideClient } from './outside-client.ts'
import type { OutsideContext } from './outside-context.ts'
import { deleteAllIndexes, indexNames } from './outside-index.ts'
import { withOutsideLock } from './outside-lock.ts'
import { rebuildIndex } from './rebuild-index.ts'

export type OutsideSearch = {
  /** Stores documents in PostgreSQL. Finds them in OpenSearch, or in PostgreSQL while OpenSearch is away. */
  readonly engine: SearchEngine
  /** Brings the index up to date. The run of a loop. */
  readonly keep: (stopping: AbortSignal) => Promise<void>
  /** Builds the index anew while searches go on, and returns the number of documents. Waits for other processes. */
  readonly rebuild: (report: (done: number) => void) => Promise<number>
  /** How many searches PostgreSQL has answered in place of OpenSearch. */
  readonly fallbacks: () => number
  readonly metrics: () => Promise<Metric[]>
  /** Deletes the indexes of this install. */
  readonly deleteIndexes: () => Promise<void>
  readonly close: () => Promise<void>
}

type Options = Pick<OutsideContext, 'db' | 'pool' | 'log'> & {
  readonly config: SearchConfig
  /** The engine on PostgreSQL, which stores all documents. */
  readonly inside: SearchEngine
}

/** Opens the search on an OpenSearch cluster. Does not wait for the cluster, which may be away. */
export async function openOutsideSearch({ config, inside, ...options }: Options): Promise<OutsideSearch> {
  const client = await openOutsideClient(config)
  const names = indexNames(config.prefix)
  const ctx: OutsideContext = { ...options, client, names }
  const { db, log } = ctx
  const finder = guardFinder({
    outside: createOpensearchEngine({ db, client, alias: names.live, patience: config.patience }),
    inside,
    probe: () =>
      client.send({ method: 'POST', path: `/${names.live}/_search`, body: { size: 0 }, timeoutMs: 3_000 }),
    log,
  })
  return {
    engine: {
      store: inside.store,
      remove: inside.remove,
      find: finder.find,
      countFacet: finder.countFacet,
    },
    keep: keepIndex(ctx),
    async rebuild(report) {
      const work = withOutsideLock(ctx.pool, (assertLocked) => rebuildIndex(ctx, { assertLocked, report }), {
        isPatient: true,
      })
      return (await work) ?? 0
    },
    fallbacks: finder.fallbacks,
    async metrics() {
      const { rows } = await ctx.pool.query<{ changes: string }>(
        'select count(*) as changes from search_outbox',
      )
      return [
        gauge('verstat_search_outbox', 'Changes that wait for OpenSearch.', Number(rows[0]?.changes)),
        gauge(
          'verstat_search_outside',
          'Whether OpenSearch answers searches: 1, or 0 while PostgreSQL does.',
          finder.isUsed() ? 1 : 0,
        ),
        {
          name: 'verstat_search_fallbacks_total',
          help: 'Searches that PostgreSQL answered in place of OpenSearch.',
          type: 'counter',
          values: [{ value: finder.fallbacks() }],
        },
      ]
    },
    deleteIndexes: () => deleteAllIndexes(client, names),
    close: () => client.close(),
  }
}
