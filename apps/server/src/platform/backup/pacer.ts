import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { withClient } from './database/with-client.ts'

/**
 * Leaves the disk to visitors. A commit waits while another file is flushed, so a backup that flushes one file after the
 * other doubles the time of most commits. With pauses between the flushes, few commits meet one.
 */
export type Pacer = {
  /** Call it after each flush. Waits while the database is written to. */
  readonly rest: () => Promise<void>
  /** Watches the database during the work. */
  readonly during: <T>(connection: ClientConfig | null, work: () => Promise<T>) => Promise<T>
}

const REST_MS = 50
const LOOK_EVERY_MS = 200
/** Some ten short commits a second write so much. */
const BUSY_BYTES_A_SECOND = 10_000

export function createPacer(): Pacer {
  let isBusy = false
  return {
    rest: async () => {
      if (isBusy) await sleep(REST_MS)
    },
    async during(connection, work) {
      if (!connection) return work()
      const stop = new AbortController()
      const watching = watchWrites(connection, stop.signal, (bytesASecond) => {
        isBusy = bytesASecond > BUSY_BYTES_A_SECOND
      })
      try {
        return await work()
      } finally {
        stop.abort()
        await watching
      }
    },
  }
}

/** Tells how much log is written, until the signal aborts or the database is away, which the backup itself reports. */
async function watchWrites(
  connection: ClientConfig,
  signal: AbortSignal,
  tell: (bytesASecond: number) => void,
): Promise<void> {
  try {
    await withClient(connection, async (client) => {
      let last: { readonly at: number; readonly bytes: number } | undefined
      while (!signal.aborted) {
        const { rows } = await client.query<{ bytes: string }>(
          "select pg_current_wal_insert_lsn() - '0/0' as bytes",
        )
        const now = { at: performance.now(), bytes: Number(rows[0]?.bytes) }
        if (last) tell((now.bytes - last.bytes) / ((now.at - last.at) / 1_000))
        last = now
        await sleep(LOOK_EVERY_MS, undefined, { signal })
      }
    })
  } catch {
    tell(0)
  }
}
