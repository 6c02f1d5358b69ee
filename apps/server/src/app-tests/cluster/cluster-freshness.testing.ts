import { setTimeout as delay } from 'node:timers/promises'
import { getOrderToken } from '@verstat/contract'
import { Centrifuge } from 'centrifuge'
import type { Database } from '../../database.ts'
import type { DatabaseHandle } from '../../platform/db/pool.ts'
import type { TestSite } from '../../test-site.testing.ts'
import { randomAddress } from './cluster-load.testing.ts'

/** A change must be visible in every process within this time. */
const PROMISED_MS = 2_000
const CHANGE_EVERY_MS = 400
const LIMIT_MS = 4_000

export type Watched = {
  readonly changes: () => number
  readonly reads: () => number
  readonly failed: () => number
  /** Reads of a version that was older than promised. */
  readonly late: readonly string[]
  /** Old pages that were marked as such, because the database was away. */
  readonly stale: () => number
  readonly stop: () => Promise<void>
}

export type Shown = { readonly id: string; readonly slug: string }

/**
 * Changes the title of an order again and again, while visitors read it in two ways. Each reading must show at least the
 * version that was committed two seconds before it was asked for. `state.isOutage` says whether the database is
 * away: the API then answers what it has, without a mark.
 */
export function watchFreshness(
  origin: string,
  { pool }: DatabaseHandle<Database>,
  order: Shown,
  state: { readonly isOutage: () => boolean; readonly fault: () => string },
): Watched {
  const committed: { readonly n: number; readonly at: number }[] = []
  const late: string[] = []
  let [changes, reads, failed, stale] = [0, 0, 0, 0]
  let isStopping = false

  async function change(): Promise<void> {
    for (let n = 1; !isStopping; n++) {
      await delay(CHANGE_EVERY_MS)
      try {
        await pool.query(
          'update orders set title_uk = $1, version = version + 1, updated_at = now() where id = $2',
          [`Версія ${n} замовлення`, order.id],
        )
        committed.push({ n, at: performance.now() })
        changes += 1
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
    changes: () => changes,
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

export type Listeners = {
  readonly heard: () => number
  /** Waits until all have heard everything, and returns how many events are missing. */
  readonly missing: (top: number) => Promise<number>
  /** How often a listener was told that it has missed events and must read again. */
  readonly gaps: () => number
  readonly close: () => void
}

/** Open pages that hear of an order and reconnect by themselves. */
export async function startListeners(
  site: TestSite,
  origin: string,
  order: Shown,
  count: number,
): Promise<Listeners> {
  let gaps = 0
  const listeners = await Promise.all(
    Array.from({ length: count }, async () => {
      const { token, since } = await site.call(getOrderToken, { id: order.id })
      const offsets = new Set<number>()
      const client = new Centrifuge(`${origin.replace('http', 'ws')}/connection/websocket`, {
        websocket: WebSocket,
        minReconnectDelay: 100,
        maxReconnectDelay: 1_000,
        timeout: 2_000,
      })
      const subscription = client.newSubscription(`order:${order.id}`, {
        token,
        getToken: async () => (await site.call(getOrderToken, { id: order.id })).token,
        since,
      })
      subscription.on('publication', ({ offset }) => void (offset !== undefined && offsets.add(offset)))
      subscription.on('subscribed', ({ wasRecovering, recovered }) => {
        if (wasRecovering && !recovered) gaps += 1
      })
      subscription.subscribe()
      client.connect()
      return { client, offsets, first: since.offset + 1 }
    }),
  )
  const missingNow = (top: number) =>
    listeners.reduce((sum, { offsets, first }) => {
      for (let offset = first; offset <= top; offset++) if (!offsets.has(offset)) sum += 1
      return sum
    }, 0)
  return {
    heard: () => listeners.reduce((sum, { offsets }) => sum + offsets.size, 0),
    async missing(top) {
      for (let n = 0; n < 100 && missingNow(top) > 0; n++) await delay(200)
      return missingNow(top)
    },
    gaps: () => gaps,
    close: () => {
      for (const { client } of listeners) client.disconnect()
    },
  }
}
