import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { withClient } from './database/with-client.ts'

/**
 * Leaves the disk and the processors to visitors. A commit waits while another file is flushed, so a backup that flushes
 * one file after the other slows down most commits. With rests that last many times as long as the flushes, few commits
 * meet one. And even at the lowest priority, a process that computes makes others wait where there are two processors.
 */
export type Pacer = {
  /**
   * Runs work that flushes a file, and returns when it is done. While the database is written to, the next flush waits
   * for the rest after this one. Flushes that wait at the same time run together: the disk does them as one.
   */
  readonly flush: Flush
  /** Watches the database during the work. While it is written to, the process computes a seventh of the time. */
  readonly during: <T>(connection: ClientConfig | null, work: () => Promise<T>) => Promise<T>
}

export type Flush = (work: () => Promise<void>) => Promise<void>

/** Of a hundred commits, one or two meet a flush. */
const REST_TIMES = 60
/** A disk that is busy with something else must not make the backup endless. */
const LONGEST_REST_MS = 500
const LOOK_EVERY_MS = 200
/** The whole process pauses so many times as long as it has computed, in all its threads. */
const PAUSE_TIMES = 6
const LONGEST_PAUSE_MS = 200
const COMPUTED_EVERY_MS = 5
/** Some ten short commits a second write so much. */
const BUSY_BYTES_A_SECOND = 10_000

type Waits = {
  readonly rest: (ms: number) => Promise<void>
  /** Stops the whole process. */
  readonly pause: (ms: number) => void
}

const WAITS: Waits = { rest: (ms) => sleep(ms), pause: stopProcess }

/** @param waits waits for so many milliseconds. */
export function createPacer({ rest, pause }: Waits = WAITS): Pacer {
  let isBusy = false
  let waiting: (() => Promise<void>)[] = []
  /** Ends with the rest after the last flush. */
  let turn = Promise.resolve()

  async function flushWaiting(): Promise<void> {
    const together = waiting
    waiting = []
    const startedAt = performance.now()
    await Promise.all(together.map((work) => work()))
    if (isBusy) await rest(Math.min(LONGEST_REST_MS, (performance.now() - startedAt) * REST_TIMES))
  }

  return {
    flush: (work) =>
      new Promise((done, failed) => {
        if (waiting.length === 0) turn = turn.then(flushWaiting)
        waiting.push(() => work().then(done, failed))
      }),
    async during(connection, work) {
      if (!connection) return work()
      // Until the first look.
      isBusy = true
      const stop = new AbortController()
      let computed = process.cpuUsage()
      const pausing = setInterval(() => {
        const { user, system } = process.cpuUsage(computed)
        if (isBusy) pause(Math.min(LONGEST_PAUSE_MS, ((user + system) / 1_000) * PAUSE_TIMES))
        computed = process.cpuUsage()
      }, COMPUTED_EVERY_MS)
      const watching = watchWrites(connection, stop.signal, (bytesASecond) => {
        isBusy = bytesASecond > BUSY_BYTES_A_SECOND
      })
      try {
        return await work()
      } finally {
        clearInterval(pausing)
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

function stopProcess(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
