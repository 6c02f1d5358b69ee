import { type ByteCache, createByteCache } from '../../process/byte-cache.ts'
import type { FairLimiterOptions } from '../../process/fair-limiter.ts'
import { createFlights } from '../../process/flights.ts'
import { cachedPage, type PageAnswer, type RenderedPage } from './page-answer.ts'
import type { PageKey } from './page-key.ts'
import { createTagLog } from './tag-log.ts'

export type PageCacheOptions = {
  /** Memory for all pages together. 0 means that no page is cached. */
  readonly maxBytes: number
  readonly now: () => Date
  /** By default the limits of pages. */
  readonly limits?: FairLimiterOptions
}

/** Renders a page. The signal aborts when no request waits for the page any longer. */
export type Render = (signal: AbortSignal) => Promise<RenderedPage>

/** A waiting request. `leaving` aborts when the client of the request disconnects. */
export type Reader = { readonly network: string; readonly leaving: AbortSignal }

/**
 * Where a page came from. `stale` is an outdated page, which is sent because no newer one could be rendered.
 */
export type Source = 'hit' | 'miss' | 'stale'

export type PageCache = {
  /** Returns the cached page if it is still fresh. */
  readonly find: (key: PageKey) => PageAnswer | undefined
  /**
   * Returns the page from the cache or renders it, once for all concurrent requests. Rejects with the error
   * of the render; the next request tries again. Throws `rate_limited` when too many renders for the reader's
   * IP network are queued.
   */
  readonly answer: (
    key: PageKey,
    render: Render,
    reader: Reader,
  ) => Promise<{ readonly page: PageAnswer; readonly from: Source }>
  /** Invalidates the pages with one of these tags, including pages that are being rendered now. */
  readonly drop: (tags: readonly string[]) => void
  readonly dropAll: () => void
  /** Tells whether change notices arrive. While they do not, pages stay fresh for only one second. */
  readonly setListening: (isListening: boolean) => void
  readonly size: () => { readonly pages: number; readonly bytes: number }
}

const LIFE_MS = 60_000
/**
 * How long a page stays fresh while change notices do not arrive. Also the pause between two attempts to
 * render while the database is unavailable.
 */
const UNSURE_LIFE_MS = 1_000
/**
 * Share of the memory for uncommon pages: filtered lists, searches, and missing pages. There is no limit to
 * the number of such pages, and they must not push out the common ones.
 */
const UNCOMMON_SHARE = 1 / 8
/**
 * Statuses that are worth caching: complete pages, redirects, missing or removed pages, and pages that report
 * invalid input (422).
 */
const KEPT_STATUSES: ReadonlySet<number> = new Set([200, 301, 302, 303, 307, 308, 404, 410, 422])
const UNAVAILABLE = 503
/**
 * More concurrent renders would compete for the same CPU and database connections, and each needs memory. At
 * most half of the slots go to one IP network. The queue is long, because all readers behind a proxy that
 * forwards no addresses count as one network. The limit of the queue only bounds memory.
 */
const RENDER_LIMITS: FairLimiterOptions = { atOnce: 8, atOncePerGroup: 4, waitingPerGroup: 2_000 }

const NEVER = new AbortController().signal

type Entry = {
  readonly page: PageAnswer
  readonly madeAt: number
  /** The latest moment at which none of the page's tags had been invalidated since the page was made. */
  moment: number
}

export function createPageCache({ maxBytes, now, limits = RENDER_LIMITS }: PageCacheOptions): PageCache {
  const common = createByteCache<Entry>(maxBytes * (1 - UNCOMMON_SHARE))
  const rare = createByteCache<Entry>(maxBytes * UNCOMMON_SHARE)
  const log = createTagLog()
  const flights = createFlights<Entry>({ moment: log.moment, ...limits })
  let isListening = true
  let isDatabaseDown = false
  let retryAt = 0

  const lookUp = (key: PageKey) => (key.isRare ? undefined : common.get(key.address)) ?? rare.get(key.address)

  function isFresh(entry: Entry): boolean {
    const { page, madeAt } = entry
    const at = now().getTime()
    const life = isListening ? LIFE_MS : UNSURE_LIFE_MS
    const isTimely = at < page.until && at < madeAt + life && at >= madeAt
    if (!isTimely || !log.holds(page.tags, entry.moment)) return false
    // The next check then has nothing to compare until another tag is invalidated.
    entry.moment = log.moment()
    return true
  }

  async function make(key: PageKey, render: Render, signal: AbortSignal): Promise<Entry> {
    const moment = log.moment()
    const madeAt = now().getTime()
    const rendered = await render(signal)
    const store = key.isRare || rendered.status !== 200 ? rare : common
    const isCacheable = rendered.isCacheable && KEPT_STATUSES.has(rendered.status)
    const entry: Entry = {
      page: await cachedPage(rendered, () => reweigh(store, key.address, entry)),
      madeAt,
      moment,
    }
    // A slow render may finish after a later render that saw newer data. Keep the newer page.
    if (isCacheable && (lookUp(key)?.moment ?? 0) <= moment) {
      if (store === rare) common.delete(key.address)
      store.set(key.address, entry, weight(key.address, entry))
    }
    return entry
  }

  async function fill(key: PageKey, render: Render, { network, leaving }: Reader): Promise<Entry> {
    const caller = { group: network, leaving }
    const entry = await flights.join(caller, key.address, (signal) => make(key, render, signal))
    isDatabaseDown = entry.page.status === UNAVAILABLE
    return entry
  }

  /**
   * While the database is unavailable, tries to render in the background, at most once a second. Meanwhile
   * stale pages are sent.
   */
  function retryInBackground(key: PageKey, render: Render, network: string): void {
    if (now().getTime() < retryAt) return
    retryAt = now().getTime() + UNSURE_LIFE_MS
    // The renderer has already logged the error.
    fill(key, render, { network, leaving: NEVER }).catch(() => {})
  }

  return {
    find(key) {
      const entry = lookUp(key)
      return entry && isFresh(entry) ? entry.page : undefined
    },
    async answer(key, render, reader) {
      const before = lookUp(key)
      if (before && isFresh(before)) return { page: before.page, from: 'hit' }
      if (before && isDatabaseDown) {
        retryInBackground(key, render, reader.network)
        return { page: before.page, from: 'stale' }
      }
      const { page } = await fill(key, render, reader)
      return isDatabaseDown && before ? { page: before.page, from: 'stale' } : { page, from: 'miss' }
    },
    drop: log.drop,
    dropAll: log.dropAll,
    setListening(isConnected) {
      // What changed during the interruption is unknown, so invalidate all pages.
      if (isConnected && !isListening) log.dropAll()
      isListening = isConnected
    },
    size: () => ({ pages: common.size() + rare.size(), bytes: common.bytes() + rare.bytes() }),
  }
}

function reweigh(store: ByteCache<Entry>, address: string, entry: Entry): void {
  if (store.peek(address) === entry) store.set(address, entry, weight(address, entry))
}

function weight(address: string, { page }: Entry): number {
  return page.bytes() + 2 * address.length
}
