import { setTimeout as delay } from 'node:timers/promises'
import { getOrderToken } from '@verstat/contract'
import { Centrifuge } from 'centrifuge'
import type { TestSite } from '../../test-site.testing.ts'

export type Shown = { readonly id: string; readonly slug: string }

/** A change of the order that was acknowledged. */
export type Change = {
  readonly n: number
  readonly version: number
  readonly updatedAt: number
  /** When it was acknowledged, by the monotonic clock. */
  readonly at: number
}

export type Listeners = {
  /** Events that have arrived, of all pages. */
  readonly heard: () => number
  /** How often a page was told that it has missed events, and has read the order again. */
  readonly told: () => number
  /** Resolves when every page knows of a change that was made after this call. */
  readonly hearAgain: () => Promise<void>
  /** Waits until every page knows of every change, and returns how many changes pages do not know of. */
  readonly missing: () => Promise<number>
  readonly close: () => void
}

const PATIENCE_MS = 20_000

/**
 * Opens pages that hear of an order and reconnect by themselves, as `live-client.ts` of the web app does. A page knows of
 * a change when its event has arrived, or when the page has read the order again since.
 */
export async function openPages(
  site: TestSite,
  address: string,
  order: Shown,
  options: { readonly count: number; readonly changes: readonly Change[] },
): Promise<Listeners> {
  const { count, changes } = options
  const pages = await Promise.all(Array.from({ length: count }, () => openPage(site, address, order)))
  const missingNow = () =>
    pages.reduce((sum, { knows }) => sum + changes.filter((change) => !knows(change)).length, 0)
  return {
    heard: () => pages.reduce((sum, { heard }) => sum + heard(), 0),
    told: () => pages.reduce((sum, { told }) => sum + told(), 0),
    async hearAgain() {
      const since = performance.now()
      const isKnown = (change: Change) => change.at > since && pages.every(({ knows }) => knows(change))
      while (!changes.some(isKnown)) await delay(20)
    },
    async missing() {
      for (let waited = 0; waited < PATIENCE_MS && missingNow() > 0; waited += 200) await delay(200)
      return missingNow()
    },
    close: () => {
      for (const { client } of pages) client.disconnect()
    },
  }
}

async function openPage(site: TestSite, address: string, order: Shown) {
  const versions = new Set<number>()
  let readUntil = 0
  let reads = 0
  let gaps = 0
  const client = new Centrifuge(`${address.replace('http', 'ws')}/connection/websocket`, {
    websocket: WebSocket,
    minReconnectDelay: 100,
    maxReconnectDelay: 1_000,
    timeout: 2_000,
  })
  const subscription = client.newSubscription(`order:${order.id}`, {
    minResubscribeDelay: 100,
    maxResubscribeDelay: 1_000,
    getToken: async () => (await site.call(getOrderToken, { id: order.id })).token,
    async getState() {
      const { since, updatedAt } = await site.call(getOrderToken, { id: order.id })
      readUntil = Math.max(readUntil, Date.parse(updatedAt))
      reads += 1
      return since
    },
  })
  subscription.on('publication', ({ data }) => {
    if (data.t === 'order.updated') versions.add(data.ref.ver)
  })
  subscription.on('subscribed', ({ wasRecovering, recovered }) => {
    if (wasRecovering && !recovered) gaps += 1
  })
  subscription.subscribe()
  client.connect()
  await subscription.ready(PATIENCE_MS)
  return {
    client,
    heard: () => versions.size,
    told: () => reads - 1 + gaps,
    knows: ({ version, updatedAt }: Change) => versions.has(version) || updatedAt <= readUntil,
  }
}
