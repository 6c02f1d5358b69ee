import type { Money, RouteParsed, getSubscription as route } from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import { signedIn } from '../../accounts/index.ts'
import type { BillingContext } from '../billing-context.ts'
import { readItems } from '../plans/read-items.ts'
import { findPurchasesWithCase } from '../refunds/refund-case.repository.ts'
import { nextPeriod } from './changes/renew-subscription.ts'
import { findSubscription, type SubscriptionRow } from './subscription.repository.ts'
import { transactionLink, viewSubscription } from './subscription.view.ts'
import { findIncluded } from './time/included-features.ts'
import { listBoosts } from './time/paid-time.ts'

const SHOWN = 50

export async function getSubscription(
  ctx: BillingContext,
  { id }: RouteParsed<typeof route>,
): Promise<z.input<(typeof route)['output']>> {
  const { userId } = signedIn(ctx)
  const row = await findSubscription(ctx.db, id)
  if (!row || row.owner_id !== userId) throw new AppError('not_found')
  const transactions = await ctx.db
    .selectFrom('transactions')
    .selectAll()
    .where('subscription_id', '=', id)
    // Excludes the purchases of a previous owner of the listing.
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(SHOWN)
    .execute()
  const boosts = await listBoosts(ctx.db, id, ctx.now())
  const included = await findIncluded(ctx.db, id, ctx.now())
  const considered = await findPurchasesWithCase(
    ctx.db,
    transactions.map((each) => each.id),
  )
  const seen = viewSubscription(row, ctx.now())
  const named = [seen.plan, seen.pendingUpgrade?.plan, ...boosts.map(({ item_id }) => item_id)]
  return {
    ...seen,
    boosts: boosts.map(({ item_id, starts_at, ends_at }) => ({
      boost: item_id,
      startsAt: starts_at?.toISOString() ?? null,
      endsAt: ends_at?.toISOString() ?? null,
    })),
    included: included.map(({ feature, until }) => ({ feature, until: until?.toISOString() ?? null })),
    transactions: transactions.map((each) => ({
      ...transactionLink(each.id),
      number: each.number,
      description: { uk: each.description_uk, en: each.description_en },
      amount: { amountMinor: each.amount_minor, currency: each.currency },
      status: each.status,
      createdAt: each.created_at.toISOString(),
      paidAt: each.paid_at?.toISOString() ?? null,
      isRefundConsidered: considered.has(each.id),
    })),
    nextPrice: await nextPrice(ctx, row),
    items: await readItems(
      ctx.db,
      named.filter((item) => item !== undefined),
    ),
    isBlocked: row.listing_status === 'blocked',
  }
}

async function nextPrice({ db }: BillingContext, row: SubscriptionRow): Promise<Money | null> {
  const { amountMinor } = await nextPeriod(db, row)
  return amountMinor === 0 ? null : { amountMinor, currency: 'UAH' }
}
