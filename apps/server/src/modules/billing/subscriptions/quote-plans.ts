import type { RouteParsed, quotePlans as route } from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import { signedIn } from '../../accounts/index.ts'
import type { BillingContext } from '../billing-context.ts'
import { quoteUpgrade } from './proration.ts'
import { findSubscription } from './subscription.repository.ts'
import { statusAt } from './subscription.view.ts'
import { listPaidTime } from './upgrade-subscription.ts'

/** What `upgradeSubscription` would ask for each plan that is offered and not held. */
export async function quotePlans(
  ctx: BillingContext,
  { id }: RouteParsed<typeof route>,
): Promise<z.input<(typeof route)['output']>> {
  const now = ctx.now()
  const row = await findSubscription(ctx.db, id)
  if (!row || row.owner_id !== signedIn(ctx).userId) throw new AppError('not_found')
  const paid = await ctx.db.transaction().execute((tx) => listPaidTime(tx, id, now))
  const { plans } = await ctx.billing.offer.current()
  const status = statusAt(row, now)
  const runs = status === 'active' || status === 'past_due' || status === 'cancelled'
  const heldMinor = plans.find((plan) => plan.id === row.plan_id)?.price.amountMinor ?? 0
  return {
    quotes: plans.flatMap((plan) => {
      const { kind, days, price } = plan
      if (kind !== row.listing_kind || days === null || (runs && plan.id === row.plan_id)) return []
      const follows = runs && paid.length > 0 && price.amountMinor <= heldMinor
      const dueMinor = follows ? 0 : quoteUpgrade(paid, { priceMinor: price.amountMinor, days }, now).dueMinor
      return [
        {
          plan: plan.id,
          due: { amountMinor: dueMinor, currency: price.currency },
          begins: follows ? ('after_period' as const) : ('now' as const),
        },
      ]
    }),
  }
}
