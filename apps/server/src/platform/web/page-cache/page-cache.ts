import type { FairLimiterOptions } from '../../process/fair-limiter.ts'
import { createFlights } from '../../process/flights.ts'
import { createFreshPages, type FreshPages } from './fresh-pages.ts'
import { cachedPage, type PageAnswer, type RenderedPage } from './page-answer.ts'
import type { PageKey } from './page-key.ts'

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

export type PageCache = Pick<
  FreshPages<PageAnswer>,
  'find' | 'drop' | 'dropAll' | 'setListening' | 'size'
> & {
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
}

/**
 * Statuses that are worth caching: complete pages, redirects, missing or removed pages, and pages that report
 * invalid input (422).
 */
const KEPT_STATUSES: ReadonlySet<number> = new Set([200, 301, 302, 303, 307, 308, 404, 410, 422])
const UNAVAILABLE = 503
/** The pause between two attempts to render while the database is unavailable. */
const RETRY_EVERY_MS = 1_000
/**
 * More concurrent renders would compete for the same CPU and database connections, and each needs memory. At
 * most half of the slots go to one IP network. The queue is long, because all readers behind a proxy that
 * forwards no addresses count as one network. The limit of the queue only bounds memory.
 */
const RENDER_LIMITS: FairLimiterOptions = { atOnce: 8, atOncePerGroup: 4, waitingPerGroup: 2_000 }

const NEVER = new AbortController().signal

export function createPageCache({ maxBytes, now, limits = RENDER_LIMITS }: PageCacheOptions): PageCache {
  const pages = createFreshPages<PageAnswer>({ maxBytes, now })
  const flights = createFlights<PageAnswer>({ moment: pages.moment, ...limits })
  let isDatabaseDown = false
  let retryAt = 0

  async function make(key: PageKey, render: Render, signal: AbortSignal): Promise<PageAnswer> {
    const begun = pages.begin()
    const rendered = await render(signal)
    const page: PageAnswer = await cachedPage(rendered, () => pages.reweigh(key, page))
    if (isWorthKeeping(rendered)) pages.keep(key, page, begun)
    return page
  }

  async function fill(key: PageKey, render: Render, { network, leaving }: Reader): Promise<PageAnswer> {
    const caller = { group: network, leaving }
    const page = await flights.join(caller, key.address, (signal) => make(key, render, signal))
    isDatabaseDown = page.status === UNAVAILABLE
    return page
  }

  /**
   * While the database is unavailable, tries to render in the background, at most once a second. Meanwhile
   * stale pages are sent.
   */
  function retryInBackground(key: PageKey, render: Render, network: string): void {
    if (now().getTime() < retryAt) return
    retryAt = now().getTime() + RETRY_EVERY_MS
    // The renderer has already logged the error.
    fill(key, render, { network, leaving: NEVER }).catch(() => {})
  }

  return {
    ...pages,
    async answer(key, render, reader) {
      const fresh = pages.find(key)
      if (fresh) return { page: fresh, from: 'hit' }
      const before = pages.findAny(key)
      if (before && isDatabaseDown) {
        retryInBackground(key, render, reader.network)
        return { page: before, from: 'stale' }
      }
      const page = await fill(key, render, reader)
      return isDatabaseDown && before ? { page: before, from: 'stale' } : { page, from: 'miss' }
    },
  }
}

export function isWorthKeeping({ isCacheable, status }: RenderedPage): boolean {
  return isCacheable && KEPT_STATUSES.has(status)
}
