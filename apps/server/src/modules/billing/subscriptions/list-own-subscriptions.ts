import type { RouteParsed, listOwnSubscriptions as route } from '@verstat/contract'
import type { z } from 'zod/mini'
import { signedIn } from '../../accounts/index.ts'
import type { BillingContext } from '../billing-context.ts'
import * as subscriptions from './subscription.repository.ts'
import { viewSubscription } from './subscription.view.ts'
import { type PaidLeft, readPaidLeft } from './time/paid-left.ts'

export async function listOwnSubscriptions(
  ctx: BillingContext,
  { page, limit, listings, wanted }: RouteParsed<typeof route>,
): Promise<z.input<(typeof route)['output']>> {
  const { rows, total } = await subscriptions.listOwn(ctx.db, signedIn(ctx).userId, {
    limit,
    offset: (page - 1) * limit,
    listings,
    isWanted: wanted,
  })
  const left = await readPaidLeft(
    ctx.db,
    rows.map(({ id }) => id),
    ctx.now(),
  )
  return {
    items: rows.map((row) => ({ ...viewSubscription(row, ctx.now()), paidLeft: viewLeft(left.get(row.id)) })),
    page,
    limit,
    total,
    totalExact: true,
    pages: Math.ceil(total / limit),
  }
}

function viewLeft(left: PaidLeft | undefined) {
  if (!left) return null
  return {
    amount: { amountMinor: left.amountMinor, currency: 'UAH' as const },
    until: left.until?.toISOString() ?? null,
  }
}
