import type { FastifyBaseLogger } from 'fastify'
import type { ClientConfig } from 'pg'
import { listenForNotices } from '../../db/notice-listener.ts'
import { gather } from './gather.ts'
import type { PageCache } from './page-cache.ts'

export type PageChangesOptions = {
  readonly connection: ClientConfig
  readonly cache: Pick<PageCache, 'drop' | 'dropAll' | 'trust'>
  /** What the process remembers of the database and shows on every page, by the name its changes are told under. */
  readonly remembered: Readonly<Record<string, () => Promise<void>>>
  /** What was found a moment ago costs little to find again, and waits for no pause. */
  readonly searches: { readonly drop: () => void; readonly trust: (hears: boolean) => void }
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/** Notified by the feed of changes of the directory, and by triggers of dictionaries, settings and texts. */
const CHANNEL = 'page_changes'
/** Half of the two seconds within which a change must be seen everywhere. */
const PAUSE_MS = 1_000

/** Drops pages when any process, or a person at the database, has changed what they show. Resolves once it listens. */
export async function followPageChanges(
  options: PageChangesOptions,
): Promise<{ readonly stop: () => Promise<void> }> {
  const { cache, searches, remembered, log } = options
  const reload = (name: string) =>
    remembered[name]?.().catch((err: unknown) => log.warn({ err, name }, 'a change was not read'))
  const dropAll = () => {
    cache.dropAll()
    searches.drop()
  }
  const changes = gather(PAUSE_MS, (names) => {
    const known = names.filter((name) => Object.hasOwn(remembered, name))
    if (known.length > 0) void Promise.all(known.map(reload)).then(dropAll)
    else if (names.includes('all')) cache.dropAll()
    else cache.drop(names)
  })
  const listener = listenForNotices({
    connection: options.connection,
    channel: CHANNEL,
    log,
    onNotice: (payload) => {
      const names = payload.split(' ')
      if (names.includes('search') || names.includes('all')) searches.drop()
      changes.add(names)
    },
    onHearing: (hears) => {
      cache.trust(hears)
      searches.trust(hears)
      if (hears) changes.add(Object.keys(remembered))
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
