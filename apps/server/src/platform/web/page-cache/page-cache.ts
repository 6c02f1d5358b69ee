import { type ByteLru, createByteLru } from '../../process/byte-lru.ts'
import { createFlights } from '../../process/flights.ts'
import { answerOf, type PageAnswer, type RenderedPage } from './page-answer.ts'
import type { PageKey } from './page-key.ts'
import { createTagLog } from './tag-log.ts'

export type PageCacheOptions = {
  /** For all pages together; 0 keeps none. */
  readonly maxBytes: number
  readonly now: () => Date
}

/** Renders a page; the signal aborts when nobody waits for it any longer. */
export type Render = (signal: AbortSignal) => Promise<RenderedPage>

/** `leaving` aborts when the reader goes away. */
export type Reader = { readonly network: string; readonly leaving: AbortSignal }

/** Where an answer came from; `stale` is older than it should be, because nothing newer could be made. */
export type Source = 'hit' | 'miss' | 'stale'

/** Pages of visitors without an account, ready to be sent. */
export type PageCache = {
  /** The page when it is kept and still right. */
  readonly find: (key: PageKey) => PageAnswer | undefined
  /**
   * The page, rendered unless it is kept: once for everybody who asks meanwhile. Rejects with what the render threw;
   * the next caller tries anew. Throws `rate_limited` when too many renders of the caller's network wait.
   */
  readonly answer: (
    key: PageKey,
    render: Render,
    reader: Reader,
  ) => Promise<{ readonly page: PageAnswer; readonly from: Source }>
  /** What depends on one of these tags is not right any longer, also what is being rendered now. */
  readonly drop: (tags: readonly string[]) => void
  readonly dropAll: () => void
  /** While changes cannot be heard of, pages hold for a second only. */
  readonly trust: (hearsChanges: boolean) => void
  readonly size: () => { readonly pages: number; readonly bytes: number }
}

/** The longest a page is kept whatever it shows. */
const LIFE_MS = 60_000
/** The longest when changes cannot be heard of, and the pause between two tries while the database is away. */
const UNSURE_LIFE_MS = 1_000
/** The part of the memory for endlessly many addresses: they push out each other, never the lists themselves. */
const RARE_SHARE = 1 / 8
/** Worth keeping: a page, a redirect, and that there is nothing here or no longer. */
const KEPT_STATUSES: ReadonlySet<number> = new Set([200, 301, 302, 303, 307, 308, 404, 410, 422])
const UNAVAILABLE = 503
/**
 * More renders at once would only wait for the same processor and the same few connections, each holding its memory.
 * Half of them are for other networks than the one that asks for most. The queue is long, because
 * all readers behind a proxy that does not name them are one network; it only bounds the memory.
 */
const PLACES = { atOnce: 8, atOncePerGroup: 4, waitingPerGroup: 2_000 }

const NEVER = new AbortController().signal

type Entry = { readonly page: PageAnswer; readonly madeAt: number; readonly moment: number }

export function createPageCache({ maxBytes, now }: PageCacheOptions): PageCache {
  const common = createByteLru<Entry>(maxBytes * (1 - RARE_SHARE))
  const rare = createByteLru<Entry>(maxBytes * RARE_SHARE)
  const log = createTagLog()
  const flights = createFlights<Entry>({ moment: log.moment, ...PLACES })
  let hearsChanges = true
  let isDatabaseAway = false
  let retryAt = 0

  const kept = (key: PageKey) => (key.isRare ? undefined : common.get(key.address)) ?? rare.get(key.address)

  function isRight({ page, madeAt, moment }: Entry): boolean {
    const at = now().getTime()
    const life = hearsChanges ? LIFE_MS : UNSURE_LIFE_MS
    return at < page.until && at < madeAt + life && at >= madeAt && log.holds(page.tags, moment)
  }

  async function make(key: PageKey, render: Render, signal: AbortSignal): Promise<Entry> {
    const moment = log.moment()
    const madeAt = now().getTime()
    const rendered = await render(signal)
    const shelf = key.isRare || rendered.status !== 200 ? rare : common
    const mayBeKept = rendered.mayBeKept && KEPT_STATUSES.has(rendered.status)
    const entry: Entry = {
      page: await answerOf(rendered, () => reweigh(shelf, key.address, entry)),
      madeAt,
      moment,
    }
    // A slow render may end after a later one, which knew more.
    if (mayBeKept && (kept(key)?.moment ?? 0) <= moment) {
      if (shelf === rare) common.delete(key.address)
      shelf.set(key.address, entry, weight(key.address, entry))
    }
    return entry
  }

  async function fill(key: PageKey, render: Render, { network, leaving }: Reader): Promise<Entry> {
    const caller = { group: network, leaving }
    const entry = await flights.join(caller, key.address, (signal) => make(key, render, signal))
    isDatabaseAway = entry.page.status === UNAVAILABLE
    return entry
  }

  /** Nobody waits while there is something to show, and the database is asked once a second, not by each visitor. */
  function tryInPassing(key: PageKey, render: Render, network: string): void {
    if (now().getTime() < retryAt) return
    retryAt = now().getTime() + UNSURE_LIFE_MS
    // A render that throws has said so in the log.
    fill(key, render, { network, leaving: NEVER }).catch(() => {})
  }

  return {
    find(key) {
      const entry = kept(key)
      return entry && isRight(entry) ? entry.page : undefined
    },
    async answer(key, render, reader) {
      const before = kept(key)
      if (before && isRight(before)) return { page: before.page, from: 'hit' }
      if (before && isDatabaseAway) {
        tryInPassing(key, render, reader.network)
        return { page: before.page, from: 'stale' }
      }
      const { page } = await fill(key, render, reader)
      return isDatabaseAway && before ? { page: before.page, from: 'stale' } : { page, from: 'miss' }
    },
    drop: log.drop,
    dropAll: log.dropAll,
    trust(hears) {
      // What happened meanwhile is not known.
      if (hears && !hearsChanges) log.dropAll()
      hearsChanges = hears
    },
    size: () => ({ pages: common.size() + rare.size(), bytes: common.bytes() + rare.bytes() }),
  }
}

function reweigh(shelf: ByteLru<Entry>, address: string, entry: Entry): void {
  if (shelf.peek(address) === entry) shelf.set(address, entry, weight(address, entry))
}

function weight(address: string, { page }: Entry): number {
  return page.bytes() + 2 * address.length
}
