import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import { listenForNotices, type NoticeListener } from '../../../platform/db/notice-listener.ts'
import type { Db } from '../directory-context.ts'
import { type ChangeTarget, routeBatch } from './listing-change.ts'
import { notifyChangedPages } from './notify-changed-pages.ts'

export type ChangeFeed = {
  /** Publishes every change to this target as well, in the transaction that takes it out of the feed. */
  readonly publishTo: (target: ChangeTarget) => void
  /** Publishes what waits; called again and again, because a notification is lost with the process that hears it. */
  readonly run: () => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * Publishes the changes of listings as they are committed: to cached pages, and to what modules to the right add. Any
 * number of processes may do this on one database.
 */
export function createChangeFeed({
  db,
  pool,
  log,
}: {
  readonly db: Db
  readonly pool: Pool
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}): ChangeFeed {
  const targets = [notifyChangedPages]
  let listener: NoticeListener | undefined
  let running: Promise<void> | undefined
  let isWanted = false
  let isStopped = false

  /** One run at a time in this process; a notification during a run causes another one. */
  function wake(): Promise<void> {
    isWanted = true
    running ??= route().finally(() => {
      running = undefined
    })
    return running
  }

  async function route(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false
      await routeChanges(db, targets)
    }
  }

  return {
    publishTo: (target) => void targets.push(target),
    async run() {
      listener ??= listenForNotices({
        connection: pool.options,
        channel: 'listing_changes',
        log,
        // `run` is repeated, and its loop logs what fails.
        onNotice: () => void wake().catch(() => {}),
        onHearing: () => {},
      })
      await listener.started
      await wake()
    },
    async stop() {
      isStopped = true
      await Promise.all([listener?.stop(), running?.catch(() => {})])
    },
  }
}

/** Gives every change in the feed to every target. */
export async function routeChanges(db: Db, targets: readonly ChangeTarget[]): Promise<void> {
  while (await routeBatch(db, targets)) {
    // There may be more.
  }
}
