import type { RouteParsed, quotePlans as route } from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError } from '../../../../platform/http/app-error.ts'
import { signedIn } from '../../../accounts/index.ts'
import type { BillingContext } from '../../billing-context.ts'
import { findSubscription } from '../subscription.repository.ts'
import { findHeldPlan, planChange } from './plan-change.ts'

/** Returns what `upgradeSubscription` would cost for every other plan on sale. */
export async function quotePlans(
  ctx: BillingContext,
  { id }: RouteParsed<typeof route>,
): Promise<z.input<(typeof route)['output']>> {
  const now = ctx.now()
  const row = await findSubscription(ctx.db, id)
  if (!row || row.owner_id !== signedIn(ctx).userId) throw new AppError('not_found')
  const held = await findHeldPlan(ctx.db, row, now)
  return {
    canAutoCharge: ctx.billing.providers.offered().some(({ capabilities }) => capabilities.savesCards),
    quotes: ctx.billing.offer.current().plans.flatMap(({ id: plan, kind, days, price }) => {
      if (kind !== row.listing_kind) return []
      const change = planChange(held, { id: plan, priceMinor: price.amountMinor, days }, now)
      if (change.kind === 'kept') return []
      const begins = change.kind === 'begins'
      // In the grace period no paid time is left, so the change takes effect now.
      const isNow = begins || held.paid.length === 0
      return [
        {
          plan,
          due: { amountMinor: begins ? change.dueMinor : 0, currency: price.currency },
          begins: isNow ? ('now' as const) : ('after_period' as const),
        },
      ]
    }),
  }
}
