import { promotedPlaces } from '../promotion/promoted-slots.ts'
import type { BoundedPage } from './bounded-list.ts'

type ListPage<Row, Item, Facets> = {
  readonly found: Promise<BoundedPage>
  readonly promotedIds: Promise<readonly string[]>
  readonly facets: Promise<Facets> | undefined
  readonly listSummaries: (ids: readonly string[]) => Promise<readonly Row[]>
  readonly view: (row: Row) => Item
}

/**
 * Builds the answer of a list. A page beyond the end has no listings and no promoted listings, but the correct total.
 */
export async function readListPage<Row extends { readonly id: string }, Item, Facets>(
  { page, limit }: { readonly page: number; readonly limit: number },
  { listSummaries, view, ...reads }: ListPage<Row, Item, Facets>,
) {
  const [found, promotedIds, facets] = await Promise.all([reads.found, reads.promotedIds, reads.facets])
  const promoted = found.ids.length > 0 ? promotedIds : []
  const rows = await listSummaries([...new Set([...found.ids, ...promoted])])
  const items = new Map(rows.map((row) => [row.id, view(row)]))
  // A listing may have been deleted after its id was read and before its row was read.
  const shown = promoted.filter((id) => items.has(id))
  return {
    items: found.ids.flatMap((id) => items.get(id) ?? []),
    page,
    limit,
    total: found.total,
    totalExact: found.totalExact,
    pages: Math.ceil(found.total / limit),
    promoted: shown.flatMap((id) => items.get(id) ?? []),
    promotedPlaces: promotedPlaces(shown, found.ids),
    ...(facets ? { facets } : {}),
  }
}
