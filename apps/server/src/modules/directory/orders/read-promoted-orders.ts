import { sql } from 'kysely'
import { regionsInTurn } from '../dictionaries/dictionary-filter.ts'
import type { DirectoryContext } from '../directory-context.ts'
import { PROMOTION_POOL, pickPromoted, promotionStart } from '../listing/promotion/promoted-slots.ts'
import { runPrepared } from '../listing/run-prepared.ts'
import { orderConditions } from './order-conditions.ts'
import { isPlain, type OrderFilter } from './order-filter.ts'

/**
 * Picks up to three promoted orders for a page of the list. They match its filter; with a region, orders for the
 * whole country match too.
 */
export async function readPromotedOrders(
  ctx: Pick<DirectoryContext, 'db' | 'pool' | 'dictionaries'>,
  filter: OrderFilter,
  page: { readonly page: number; readonly now: Date },
): Promise<string[]> {
  const { now } = page
  const regionKeys = filter.region
    ? regionsInTurn(ctx.dictionaries, filter.region).map(({ key }) => key)
    : undefined
  const conditions = sql.join(
    [
      ...orderConditions(filter, now),
      sql`top_until > ${now}`,
      ...(regionKeys ? [sql`region_id in (${sql.join(regionKeys)})`] : []),
    ],
    sql` and `,
  )
  const start = promotionStart(now)
  const part = (side: typeof conditions) => sql`
    (select id from orders where ${conditions} and ${side} order by promotion_hash(id) limit ${PROMOTION_POOL})`
  const statement = sql<{ id: string }>`
    ${part(sql`promotion_hash(id) >= ${start}`)} union all ${part(sql`promotion_hash(id) < ${start}`)}
    limit ${PROMOTION_POOL}`
  const rows = isPlain(filter) ? await runPrepared(ctx, statement) : (await statement.execute(ctx.db)).rows
  return pickPromoted(
    rows.map(({ id }) => id),
    page,
  )
}
