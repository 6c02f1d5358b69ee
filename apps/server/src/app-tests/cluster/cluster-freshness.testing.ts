import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../../database.ts'
import type { DatabaseHandle } from '../../platform/db/pool.ts'
import type { Answers } from './cluster-answers.testing.ts'
import type { Change, Shown } from './cluster-listeners.testing.ts'
import { randomAddress } from './cluster-load.testing.ts'

/** A change must be visible in every process within this time. */
const PROMISED_MS = 2_000
const CHANGE_EVERY_MS = 400
const LIMIT_MS = 4_000

export type Watched = {
  readonly changes: readonly Change[]
  readonly reads: () => number
  readonly failed: () => number
  /** Reads of a version that was older than promised. */
  readonly late: readonly string[]
  /** Old pages that were marked as such, because the database was away. */
  readonly stale: () => number
  readonly stop: () => Promise<void>
}

/**
 * Changes the title of an order again and again, while visitors read it in two ways. Each reading must show at least the
 * version that was committed two seconds before it was asked for. `state.isOutage` says whether the database is
 * away: the API then answers what it has, without a mark.
 */
export function watchFreshness(
  origin: string,
  { pool }: DatabaseHandle<Database>,
  order: Shown,
  state: { readonly isOutage: () => boolean; readonly fault: () => string; readonly answers: Answers },
): Watched {
  const committed: Change[] = []
  const late: string[] = []
  let [reads, failed, stale] = [0, 0, 0]
  let isStopping = false

  async function change(): Promise<void> {
    for (let n = 1; !isStopping; n++) {
      await delay(CHANGE_EVERY_MS)
      try {
        const { rows } = await pool.query<{ version: number; at: Date }>(
          `update orders set title_uk = $1, version = version + 1, updated_at = now() where id = $2
           returning version::int, updated_at as at`,
          [`Версія ${n} замовлення`, order.id],
        )
        const [row] = rows
        if (!row) throw new Error('the order is gone')
        committed.push({ n, version: row.version, updatedAt: row.at.getTime(), at: performance.now() })
      } catch {
        // It may be committed or not. Readers must know only what was acknowledged.
      }
    }
  }

  async function read(path: string): Promise<void> {
    while (!isStopping) {
      await delay(60)
      const askedAt = performance.now()
      const wasOutage = state.isOutage()
      try {
        const answer = await fetch(origin + path, {
          headers: { 'x-forwarded-for': randomAddress() },
          signal: AbortSignal.timeout(LIMIT_MS),
        })
        const text = await answer.text()
        state.answers.note(path, answer)
        if (!answer.ok) throw new Error(`${answer.status}`)
        reads += 1
        const shown = Number(/Версія (\d+) замовлення/.exec(text)?.[1] ?? 0)
        const needed = committed.findLast(({ at }) => at <= askedAt - PROMISED_MS)?.n ?? 0
        if (shown >= needed) continue
        if (answer.headers.get('x-page-cache') === 'stale' || wasOutage || state.isOutage()) stale += 1
        else late.push(`${path} showed ${shown} instead of ${needed} after «${state.fault()}»`)
      } catch {
        failed += 1
      }
    }
  }

  const api = `/v1/order/${order.slug}`
  const page = `/orders/${order.slug}`
  const running = Promise.all([change(), read(api), read(api), read(page)])
  return {
    changes: committed,
    reads: () => reads,
    failed: () => failed,
    late,
    stale: () => stale,
    async stop() {
      isStopping = true
      await running
    },
  }
}
