import { type ByteCache, createByteCache } from '../../process/byte-cache.ts'
import type { PageAnswer } from './page-answer.ts'
import type { PageKey } from './page-key.ts'
import { createTagLog } from './tag-log.ts'

/** What a store needs to know of a page. */
export type Perishable = Pick<PageAnswer, 'tags' | 'until' | 'status'> & { readonly bytes: () => number }

/** When a page began to be made. */
export type Begun = { readonly moment: number; readonly at: number }

/** Pages that are fresh until something that they show changes. */
export type FreshPages<Page> = {
  /** Returns a page if it is fresh. */
  readonly find: (key: PageKey) => Page | undefined
  /** Returns a page even if it is outdated. */
  readonly findAny: (key: PageKey) => Page | undefined
  /** The count of invalidations. */
  readonly moment: () => number
  /** Call it before anything is read for a page, and pass the result to `keep`. */
  readonly begin: () => Begun
  /** Stores a page, unless a later one is there. */
  readonly keep: (key: PageKey, page: Page, begun: Begun) => void
  /** Weighs a page again that has grown. */
  readonly reweigh: (key: PageKey, page: Page) => void
  /** Invalidates the pages with one of these tags, including pages that are being made now. */
  readonly drop: (tags: readonly string[]) => void
  readonly dropAll: () => void
  /** Tells whether change notices arrive. While they do not, pages stay fresh for only one second. */
  readonly setListening: (isListening: boolean) => void
  readonly size: () => { readonly pages: number; readonly bytes: number }
}

const LIFE_MS = 60_000
/** How long a page stays fresh while change notices do not arrive. */
const UNSURE_LIFE_MS = 1_000
/**
 * Share of the memory for uncommon pages: filtered lists, searches, and missing pages. There is no limit to
 * the number of such pages, and they must not push out the common ones.
 */
const UNCOMMON_SHARE = 1 / 8

type Entry<Page> = {
  readonly page: Page
  readonly madeAt: number
  /** The latest moment at which none of the page's tags had been invalidated since the page was made. */
  moment: number
}

export function createFreshPages<Page extends Perishable>({
  maxBytes,
  now,
  lifeMs = LIFE_MS,
}: {
  /** Memory for all pages together. 0 means that no page is kept. */
  readonly maxBytes: number
  readonly now: () => Date
  /** How long a page stays fresh at most. */
  readonly lifeMs?: number
}): FreshPages<Page> {
  const common = createByteCache<Entry<Page>>(maxBytes * (1 - UNCOMMON_SHARE))
  const rare = createByteCache<Entry<Page>>(maxBytes * UNCOMMON_SHARE)
  const log = createTagLog()
  let isListening = true

  const lookUp = (key: PageKey) => (key.isRare ? undefined : common.get(key.address)) ?? rare.get(key.address)

  function isFresh(entry: Entry<Page>): boolean {
    const { page, madeAt } = entry
    const at = now().getTime()
    const life = isListening ? lifeMs : UNSURE_LIFE_MS
    const isTimely = at < page.until && at < madeAt + life && at >= madeAt
    if (!isTimely || !log.holds(page.tags, entry.moment)) return false
    // The next check then has nothing to compare until another tag is invalidated.
    entry.moment = log.moment()
    return true
  }

  return {
    find(key) {
      const entry = lookUp(key)
      return entry && isFresh(entry) ? entry.page : undefined
    },
    findAny: (key) => lookUp(key)?.page,
    moment: log.moment,
    begin: () => ({ moment: log.moment(), at: now().getTime() }),
    keep(key, page, { moment, at }) {
      // A slow render may finish after a later render that saw newer data.
      if ((lookUp(key)?.moment ?? 0) > moment) return
      const store = key.isRare || page.status !== 200 ? rare : common
      if (store === rare) common.delete(key.address)
      store.set(key.address, { page, madeAt: at, moment }, weight(key, page))
    },
    reweigh(key, page) {
      for (const store of [common, rare]) reweigh(store, key, page)
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

function reweigh<Page extends Perishable>(store: ByteCache<Entry<Page>>, key: PageKey, page: Page): void {
  const entry = store.peek(key.address)
  if (entry?.page === page) store.set(key.address, entry, weight(key, page))
}

function weight({ address }: PageKey, page: Perishable): number {
  return page.bytes() + 2 * address.length
}
