import type { ListingKind, OwnOrder, OwnProducer, PendingItem } from '@verstat/contract'
import {
  apiErrorCode,
  getOwnOrder,
  getOwnProducer,
  getPanelUser,
  listPending,
} from '@verstat/contract/browser'
import type { PageContext } from '../../../lib/page-context.ts'
import type { Dictionary, ListingValues } from './listing-fields.tsx'
import type { ModerationQuery } from './moderation-query.ts'

/** Loads the queue and the requested item. If the item is not in the queue, loads the first item of the queue. */
export async function loadModeration(context: PageContext, query: ModerationQuery, signal: AbortSignal) {
  const { kind, what } = query
  const filter = { ...(kind ? { kind } : {}), ...(what ? { what } : {}) }
  const { items, total } = await context.send(listPending, { ...filter, limit: 60 }, { signal })
  const open = items.find(({ id }) => id === query.item) ?? items[0]
  const [listing, owner] = open
    ? await Promise.all([loadListing(context, open.kind, open.id, signal), loadOwner(context, open, signal)])
    : []
  return {
    query,
    items,
    total,
    open: open && listing ? { item: open, listing, owner: owner ?? null } : null,
    now: context.now().toISOString(),
  }
}

export type Moderation = Awaited<ReturnType<typeof loadModeration>>
export type OpenItem = NonNullable<Moderation['open']>

export async function loadListing(
  { send }: PageContext,
  kind: ListingKind,
  id: string,
  signal: AbortSignal,
): Promise<OwnOrder | OwnProducer> {
  return kind === 'order'
    ? send(getOwnOrder, { slug: id }, { signal })
    : send(getOwnProducer, { slug: id }, { signal })
}

/** Returns only the categories and regions that the listing refers to, because loader data is embedded in the page. */
export async function loadDictionary(
  { directoryIndex }: PageContext,
  listing: ListingValues | undefined,
): Promise<Dictionary> {
  const { roots, children, regions } = await directoryIndex()
  const text = JSON.stringify(listing ?? null)
  const isNamed = ({ id }: { readonly id: string }) => text.includes(`"${id}"`)
  const categories = roots.flatMap((root) => [root, ...children(root.id)])
  return { categories: categories.filter(isNamed), regions: regions.filter(isNamed) }
}

async function loadOwner({ send }: PageContext, { ownerId }: PendingItem, signal: AbortSignal) {
  if (ownerId === null) return null
  try {
    return await send(getPanelUser, { id: ownerId }, { signal })
  } catch (error) {
    // The owner's account was erased after the queue was loaded.
    if (apiErrorCode(error) === 'not_found') return null
    throw error
  }
}
