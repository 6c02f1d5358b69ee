import type { RouteParsed, listOwnSubscriptions as route } from '@verstat/contract'
import type { z } from 'zod/mini'
import { signedIn } from '../../accounts/index.ts'
import type { BillingContext } from '../billing-context.ts'
import * as subscriptions from './subscription.repository.ts'
import { viewSubscription } from './subscription.view.ts'

/** A page of the subscriptions of the caller's own listings. */
export async function listOwnSubscriptions(
  ctx: BillingContext,
  { page, limit, listings }: RouteParsed<typeof route>,
): Promise<z.input<(typeof route)['output']>> {
  const { rows, total } = await subscriptions.listOwn(ctx.db, signedIn(ctx).userId, {
    limit,
    offset: (page - 1) * limit,
    listings,
  })
  return {
    items: rows.map((row) => viewSubscription(row, ctx.now())),
    page,
    limit,
    total,
    totalExact: true,
    pages: Math.ceil(total / limit),
  }
}
