import type { SearchConfig } from '../../../../platform/config/search-config.ts'
import { StartError } from '../../../../platform/config/start-error.ts'
import type { SearchEngine } from '../search-engine.ts'
import { guardFinder } from './guarded-finder.ts'
import { keepIndex } from './keep-index.ts'
import { createOpensearchEngine } from './opensearch-engine.ts'
import { OutsideError, openOutsideClient } from './outside-client.ts'
import type { OutsideContext } from './outside-context.ts'
import { deleteAllIndexes, indexNames } from './outside-index.ts'
import { withOutsideLock } from './outside-lock.ts'
import { rebuildIndex } from './rebuild-index.ts'

export type OutsideSearch = {
  /** Stores documents in PostgreSQL. Finds them in OpenSearch, or in PostgreSQL while OpenSearch is away. */
  readonly engine: SearchEngine
  /** Brings the index up to date. The run of a loop. */
  readonly keep: (stopping: AbortSignal) => Promise<void>
  /**
   * Builds the index anew while searches go on, and returns the number of documents. Waits for other processes. Throws
   * `StartError` when the cluster fails: the index that it had stays in use.
   */
  readonly rebuild: (report: (done: number) => void) => Promise<number>
  /** False while PostgreSQL answers all searches in place of OpenSearch. */
  readonly isUsed: () => boolean
  /** How many searches PostgreSQL has answered in place of OpenSearch. */
  readonly fallbacks: () => number
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
      countFacets: finder.countFacets,
    },
    keep: keepIndex(ctx),
    async rebuild(report) {
      const work = withOutsideLock(ctx.pool, (assertLocked) => rebuildIndex(ctx, { assertLocked, report }), {
        isPatient: true,
      })
      try {
        return (await work) ?? 0
      } catch (error) {
        if (error instanceof OutsideError)
          throw new StartError(`OpenSearch has no new index, because it failed: ${error.message}`)
        throw error
      }
    },
    fallbacks: finder.fallbacks,
    isUsed: finder.isUsed,
    deleteIndexes: () => deleteAllIndexes(client, names),
    close: () => client.close(),
  }
}
