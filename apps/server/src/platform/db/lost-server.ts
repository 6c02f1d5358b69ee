import type pg from 'pg'
import type { Pool } from 'pg'
import type { DatabaseLog } from './embedded/postmaster.ts'
import { cut, startAsking } from './replicas/asking-server.ts'

export type LostServerOptions = {
  readonly pool: Pool
  readonly log: Pick<DatabaseLog, 'warn' | 'info'>
  /** A server that has answered no question for so long is lost; default 4 s. Each question waits for a second. */
  readonly lostMs?: number
}

const LOST_MS = 4_000
const ASK_EVERY_MS = 1_000

/** Another server, and the same server after a restart, has another time of start. */
const WHICH_SERVER = 'select pg_postmaster_start_time()::text as server'

/**
 * Closes connections of a pool on which no answer will come, which fails their queries: all of them when the server does
 * not answer any more, and the older ones when another server has taken its address over. A machine that loses its
 * power, or a network that swallows packets, ends no connection, and queries would wait for a quarter of an hour. A slow
 * query is not touched, because the questions go over a connection of their own.
 */
export function cutWhenLost({ pool, log, lostMs = LOST_MS }: LostServerOptions): {
  readonly stop: () => Promise<void>
} {
  const openedAt = new Map<pg.Client, number>()
  let server: string | undefined
  let silentSince: number | undefined
  let isLost = false

  pool.on('connect', (client) => void openedAt.set(client, performance.now()))
  pool.on('remove', (client) => void openedAt.delete(client))

  function cutOpened(before: number): void {
    for (const [client, at] of openedAt) if (at < before) cut(client)
  }

  const asking = startAsking<{ server: string }>({
    connection: pool.options,
    question: WHICH_SERVER,
    ask: () => (row) => {
      if (server !== undefined && row.server !== server) cutOpened(silentSince ?? performance.now())
      server = row.server
      silentSince = undefined
      if (isLost) log.info({}, 'the database answers again')
      isLost = false
    },
    onFailure() {
      const now = performance.now()
      silentSince ??= now
      if (now - silentSince < lostMs) return
      if (!isLost) log.warn({}, 'the database does not answer, its connections are closed')
      isLost = true
      cutOpened(now)
    },
    pauseMs: () => ASK_EVERY_MS,
  })
  return { stop: asking.stop }
}
