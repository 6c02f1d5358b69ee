import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import { listenForNotices, type NoticeListener } from '../../../platform/db/notice-listener.ts'
import type { Db } from '../directory-context.ts'
import { type ChangeTarget, routeBatch } from './listing-change.ts'
import { notifyChangedPages } from './notify-changed-pages.ts'

export type ChangeFeed = {
  /**
   * Adds a function that receives all changes. The function runs in the transaction that deletes the published changes
   * from `listing_changes`.
   */
  readonly publishTo: (target: ChangeTarget) => void
  /**
   * Publishes all pending changes. Must be called periodically, because a notification is lost when the process that
   * receives it crashes.
   */
  readonly run: () => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * Publishes committed changes of listings to all targets, which are functions such as `notifyChangedPages`. Several
 * processes may do so on one database.
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

  /**
   * Starts a run unless this process is already running one. A notification during a run starts another run after it.
   */
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
        // The error is not handled here, because the next periodic `run` tries again and its caller logs the error.
        onNotice: () => void wake().catch(() => {}),
        onListening: () => {},
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

export async function routeChanges(db: Db, targets: readonly ChangeTarget[]): Promise<void> {
  while (await routeBatch(db, targets)) {
    // Each call of `routeBatch` publishes one batch.
  }
}
