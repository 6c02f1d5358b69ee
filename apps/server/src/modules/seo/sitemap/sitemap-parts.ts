import { LEGAL_UPDATED } from '@verstat/i18n'
import { listingPath, STATIC_PAGES } from '@verstat/seo'
import {
  type DirectoryContext,
  type ListChange,
  listOrderChanges,
  listPart,
  listParts,
  listProducerChanges,
} from '../../directory/index.ts'
import { cacheFor } from './cache-for.ts'
import { ENTRIES_PER_PART, type SitemapEntry } from './sitemap-url.ts'

export type SitemapContext = Pick<DirectoryContext, 'pool' | 'now' | 'dictionaries'>

/**
 * The sitemap includes a list that is filtered by type, region and category only if the list has at least this many
 * entries.
 */
const ENOUGH_FOR_NARROW_LIST = 3
/** The cache is this short because changes must appear in the sitemap within two seconds. */
const LISTS_CACHE_MS = 1_000

export type SitemapParts = {
  /** Returns all parts of the sitemap with the date of their last change. */
  readonly index: () => Promise<SitemapEntry[]>
  /** Returns the entries of a part such as `orders-1`, or undefined for an unknown part. */
  readonly entries: (name: string) => Promise<readonly SitemapEntry[] | undefined>
}

/**
 * Reads the sitemap from the database for each request. Only the addresses of lists of orders and producers are cached,
 * for one second, because the index and each part need them.
 */
export function sitemapParts(ctx: SitemapContext): SitemapParts {
  const lists = cacheFor(LISTS_CACHE_MS, () => listEntries(ctx))
  return {
    index: async () => {
      const [ofLists, orders, producers] = await Promise.all([
        lists(),
        listParts(ctx, 'orders'),
        listParts(ctx, 'producers'),
      ])
      return [
        part('static', staticEntries(ofLists)),
        ...splitParts(ofLists).map((entries, at) => part(`lists-${at + 1}`, entries)),
        ...orders.map((each) => ({ path: partPath(`orders-${each.part}`), changedAt: each.changedAt })),
        ...producers.map((each) => ({ path: partPath(`producers-${each.part}`), changedAt: each.changedAt })),
      ]
    },
    entries: async (name) => {
      const [, kind, number] = /^(static|lists|orders|producers)(?:-([1-9]\d{0,5}))?$/.exec(name) ?? []
      if (kind === 'static') return number === undefined ? staticEntries(await lists()) : undefined
      if (number === undefined) return undefined
      if (kind === 'lists') return splitParts(await lists())[Number(number) - 1]
      if (kind !== 'orders' && kind !== 'producers') return undefined
      const listings = await listPart(ctx, kind, Number(number))
      if (listings.length === 0) return undefined
      return listings.map(({ slug, updatedAt }) => ({ path: `/${kind}/${slug}`, changedAt: updatedAt }))
    },
  }
}

async function listEntries(ctx: SitemapContext): Promise<SitemapEntry[]> {
  const [orders, producers] = await Promise.all([listOrderChanges(ctx), listProducerChanges(ctx)])
  const entry = (kind: 'orders' | 'producers') => (change: ListChange) => ({
    path: listingPath(kind, change),
    changedAt: change.changedAt,
  })
  return [...orders.filter(isWorthAPage).map(entry('orders')), ...producers.map(entry('producers'))]
}

function isWorthAPage({ type, regionSlug, categorySlug, count }: ListChange): boolean {
  return !(type && regionSlug && categorySlug) || count >= ENOUGH_FOR_NARROW_LIST
}

/**
 * The home page changes when a listing is added, and the legal pages change when their texts are edited. For other
 * pages the date of the last change is unknown.
 */
function staticEntries(lists: readonly SitemapEntry[]): SitemapEntry[] {
  const legal = new Date(LEGAL_UPDATED)
  return [
    { path: STATIC_PAGES.home, ...newest(lists) },
    { path: STATIC_PAGES.advertisement },
    { path: STATIC_PAGES.placeOrder },
    { path: STATIC_PAGES.placeProducer },
    { path: STATIC_PAGES.feedback },
    { path: STATIC_PAGES.terms, changedAt: legal },
    { path: STATIC_PAGES.policy, changedAt: legal },
  ]
}

function part(name: string, entries: readonly SitemapEntry[]): SitemapEntry {
  return { path: partPath(name), ...newest(entries) }
}

function partPath(name: string): string {
  return `/sitemap/${name}.xml`
}

function newest(entries: readonly SitemapEntry[]): { changedAt?: Date } {
  const times = entries.flatMap(({ changedAt }) => (changedAt ? [changedAt.getTime()] : []))
  return times.length > 0 ? { changedAt: new Date(times.reduce((a, b) => Math.max(a, b))) } : {}
}

function splitParts(entries: readonly SitemapEntry[]): SitemapEntry[][] {
  const parts: SitemapEntry[][] = []
  for (let at = 0; at < entries.length; at += ENTRIES_PER_PART)
    parts.push(entries.slice(at, at + ENTRIES_PER_PART))
  return parts
}
