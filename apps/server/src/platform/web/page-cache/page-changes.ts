import type { FastifyBaseLogger } from 'fastify'
import type { ClientConfig } from 'pg'
import { listenForNotices } from '../../db/notice-listener.ts'
import { batchNames } from './batch-names.ts'
import type { PageCache } from './page-cache.ts'

export type PageChangesOptions = {
  readonly connection: ClientConfig
  /** The caches of pages and of answers to API calls. */
  readonly caches: readonly Pick<PageCache, 'drop' | 'dropAll' | 'setListening'>[]
  /**
   * Each function reloads a value that this process caches because every page shows it. The key is the name that a
   * notification of the database contains when the value has changed.
   */
  readonly reloaders: Readonly<Record<string, () => Promise<void>>>
  /**
   * The cache of search results. Search results are cheap to recompute, so they are dropped without batching.
   */
  readonly searches: { readonly drop: () => void; readonly setListening: (isConnected: boolean) => void }
  /** The fence is moved before anything is dropped: what is read afterwards must see the change. */
  readonly replicas?: {
    readonly moveFence: () => void
    readonly setListening: (isConnected: boolean) => void
  } | null
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/**
 * The PostgreSQL notification channel. The directory's change feed and triggers on dictionaries, settings and
 * texts send notices to it.
 */
const CHANNEL = 'page_changes'
/** A change must be visible everywhere within two seconds. This pause is half of that time. */
const PAUSE_MS = 1_000

/**
 * Invalidates pages when what they show is changed, by any process or by a person who works in the database
 * directly. Resolves when the function listens for changes.
 */
export async function followPageChanges(
  options: PageChangesOptions,
): Promise<{ readonly stop: () => Promise<void> }> {
  const { caches, searches, reloaders, replicas, log } = options
  const beforeDrop = () => replicas?.moveFence()
  const reload = (name: string) =>
    reloaders[name]?.().catch((err: unknown) => log.warn({ err, name }, 'a change was not read'))
  const dropAllAnswers = () => {
    beforeDrop()
    for (const cache of caches) cache.dropAll()
  }
  const dropAll = () => {
    dropAllAnswers()
    searches.drop()
  }
  const changes = batchNames(PAUSE_MS, (names) => {
    const known = names.filter((name) => Object.hasOwn(reloaders, name))
    if (known.length > 0) void Promise.all(known.map(reload)).then(dropAll)
    else if (names.includes('all')) dropAllAnswers()
    else {
      beforeDrop()
      for (const cache of caches) cache.drop(names)
    }
  })
  const listener = listenForNotices({
    connection: options.connection,
    channel: CHANNEL,
    log,
    onNotice: (payload) => {
      const names = payload.split(' ')
      if (names.includes('search') || names.includes('all')) {
        beforeDrop()
        searches.drop()
      }
      changes.add(names)
    },
    onListening: (isConnected) => {
      beforeDrop()
      replicas?.setListening(isConnected)
      for (const cache of caches) cache.setListening(isConnected)
      searches.setListening(isConnected)
      if (isConnected) changes.add(Object.keys(reloaders))
    },
  })
  await listener.started
  return {
    async stop() {
      changes.stop()
      await listener.stop()
    },
  }
}
