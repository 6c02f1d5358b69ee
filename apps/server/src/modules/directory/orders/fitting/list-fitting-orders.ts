import type { RouteOutput, listFittingOrders as route } from '@verstat/contract'
import { sql } from 'kysely'
import { signedIn } from '../../../accounts/index.ts'
import { COUNTRY_CODE } from '../../dictionaries/dictionary-snapshot.ts'
import type { OwnerContext, WriteContext } from '../../directory-context.ts'
import { runPrepared } from '../../listing/run-prepared.ts'
import * as orders from '../order.repository.ts'
import { viewOrderSummary } from '../order.view.ts'
import { ANY_ORDER_INDEX } from '../order-conditions.ts'

const SHOWN = 5
/** Number of newest orders that are read for each category of the user's producers. */
const CANDIDATES = 40
/** Only the latest producers of a user are considered. Each has at most ten categories. */
const PRODUCERS = 3

/**
 * Lists open orders of the categories of the user's producers: first those of the regions that the producers serve,
 * then the newest. The user's own orders, and those to which the user has sent an offer or whose contact the user
 * asked for, are left out.
 */
export async function listFittingOrders(
  ctx: OwnerContext & Pick<WriteContext, 'orderHooks'>,
): Promise<RouteOutput<typeof route>> {
  const { userId } = signedIn(ctx)
  const now = ctx.now()
  const country = ctx.dictionaries.regionBySlug(COUNTRY_CODE)?.key ?? null
  const offered = await ctx.orderHooks.listOffered(ctx.db, userId)
  const statement = sql<{ id: string }>`
    with mine as materialized (
      select category.category_id, p.region_id || p.service_region_ids as regions
        from (select id, region_id, service_region_ids from producers
               where owner_id = ${userId} and status <> 'archived'
               order by updated_at desc, id desc limit ${sql.lit(PRODUCERS)}) p
        join producer_categories category on category.producer_id = p.id),
    candidate as (
      select found.*, mine.regions from mine cross join lateral (
        select id, region_id, bumped_at, owner_id from orders
         where listed and ${ANY_ORDER_INDEX} and expires_at > ${now} and category_id = mine.category_id
         order by bumped_at desc, id desc limit ${sql.lit(CANDIDATES)}) found)
    select id from candidate
     where owner_id is distinct from ${userId} and id <> all(${offered}::uuid[])
       and not exists (select from leads where leads.user_id = ${userId} and leads.order_id = candidate.id)
     group by id, bumped_at
     order by bool_or(region_id = any(regions) or region_id = ${country} or ${country} = any(regions)) desc,
       bumped_at desc, id desc
     limit ${sql.lit(SHOWN)}`
  const rows = await runPrepared(ctx, statement)
  const found = await orders.listSummaries(
    ctx.pool,
    rows.map(({ id }) => id),
  )
  return { items: found.map((row) => viewOrderSummary(row, { dictionaries: ctx.dictionaries, now })) }
}
