import { sql } from 'kysely'
import { regionsInTurn } from '../dictionaries/dictionary-filter.ts'
import type { DirectoryContext } from '../directory-context.ts'
import { readPromoted } from '../listing/promotion/read-promoted.ts'
import { orderConditions } from './order-conditions.ts'
import { isPlain, type OrderFilter } from './order-filter.ts'

/**
 * Picks up to three promoted orders for a page of the list. If the list has a region, orders for the whole country
 * match too.
 */
export async function readPromotedOrders(
  ctx: Pick<DirectoryContext, 'db' | 'pool' | 'dictionaries'>,
  filter: OrderFilter,
  page: { readonly page: number; readonly now: Date },
): Promise<string[]> {
  const keys = filter.region && regionsInTurn(ctx.dictionaries, filter.region).map(({ key }) => key)
  const conditions = [
    ...orderConditions(filter, page.now),
    ...(keys ? [sql`region_id in (${sql.join(keys)})`] : []),
  ]
  return readPromoted(ctx, { table: 'orders', id: 'id', conditions, isPlain: isPlain(filter) }, page)
}
