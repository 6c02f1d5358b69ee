import type {
  Deal,
  getDeal as getRoute,
  RouteOutput,
  RouteParsed,
  listDeals as route,
} from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import { signedIn } from '../../accounts/index.ts'
import type { OffersContext } from '../offers-context.ts'
import * as deals from './deal.repository.ts'
import { readThings, sideOfDeal, viewDeal, viewSummary } from './deal.view.ts'

/** Returns the caller's deals, latest first. */
export async function listDeals(
  ctx: OffersContext,
  { as, before, limit }: RouteParsed<typeof route>,
): Promise<RouteOutput<typeof route>> {
  const { userId } = signedIn(ctx)
  let query = ctx.db
    .selectFrom('deals')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (before !== undefined) query = query.where('id', '<', before)
  if (as === 'customer') query = query.where('customer_id', '=', userId)
  else if (as === 'producer') query = query.where('supplier_id', '=', userId)
  else {
    query = query.where(({ or, eb }) => or([eb('customer_id', '=', userId), eb('supplier_id', '=', userId)]))
  }
  const rows = await query.execute()
  const shown = rows.slice(0, limit)
  const things = await readThings(ctx.db, shown)
  return {
    items: shown.map((row) => viewSummary(row, sideOfDeal(row, userId) ?? null, things, ctx.now())),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** Returns a deal to one of its two sides. Throws `not_found` for everybody else. */
export async function getDeal(
  ctx: OffersContext,
  { id }: RouteParsed<typeof getRoute>,
): Promise<z.input<typeof Deal>> {
  const row = await deals.find(ctx.db, id)
  const side = row && sideOfDeal(row, signedIn(ctx).userId)
  if (!side) throw new AppError('not_found')
  return viewDeal(ctx, id, side)
}

/** The latest deal about an order in which a user takes part. */
export async function findDealFor(
  db: OffersContext['db'],
  orderId: string,
  userId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('deals')
    .select('id')
    .where('order_id', '=', orderId)
    .where(({ or, eb }) => or([eb('customer_id', '=', userId), eb('supplier_id', '=', userId)]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
