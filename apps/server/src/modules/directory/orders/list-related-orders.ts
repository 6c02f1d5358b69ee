import type { OrderSummary } from '@verstat/contract'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { DirectoryContext } from '../directory-context.ts'
import { runPrepared } from '../listing/run-prepared.ts'
import { getPublicOrder } from './get-order.ts'
import * as orders from './order.repository.ts'
import { viewOrderSummary } from './order.view.ts'
import { ANY_ORDER_INDEX } from './order-conditions.ts'

const RELATED = 6
/** Number of newest orders that are read for each kind of similarity. The most similar of them are shown. */
const CANDIDATES = 40

/**
 * Lists up to six open orders that are similar to an order. The order itself may have expired. Throws what `getOrder`
 * throws.
 */
export async function listRelatedOrders(
  ctx: DirectoryContext,
  input: { readonly id: string },
): Promise<{ items: z.input<typeof OrderSummary>[] }> {
  const order = await getPublicOrder(ctx, input.id)
  const now = ctx.now()
  const newest = (likeness: ReturnType<typeof sql>) => sql`(
    select id, type, region_id, root_id, category_id, bumped_at from orders
     where listed and ${ANY_ORDER_INDEX} and expires_at > ${now} and id <> ${order.id} and ${likeness}
     order by bumped_at desc, id desc limit ${sql.lit(CANDIDATES)})`
  const likest = sql<{ id: string }>`
    select id from (
      ${newest(sql`category_id = ${order.category_id}`)}
      union ${newest(sql`root_id = ${order.root_id} and type = ${order.type}`)}
      union ${newest(sql`root_id = ${order.root_id} and region_id = ${order.region_id}`)}
    ) candidate
    order by
      4 * (category_id = ${order.category_id})::int + 2 * (type = ${order.type})::int
        + 2 * (region_id = ${order.region_id})::int
        + 1 / (1 + greatest(extract(epoch from ${now}::timestamptz - bumped_at), 0) / 864000) desc,
      bumped_at desc, id desc
    limit ${sql.lit(RELATED)}`
  const rows = await runPrepared(ctx, likest)
  const found = await orders.listSummaries(
    ctx.pool,
    rows.map(({ id }) => id),
  )
  return { items: found.map((row) => viewOrderSummary(row, { dictionaries: ctx.dictionaries, now })) }
}
