import type { Db } from '../../billing-context.ts'
import type { SubscriptionRow } from '../subscription.repository.ts'
import { statusAt } from '../subscription.view.ts'
import { listPaidTime } from '../time/paid-time.ts'
import { type PaidTime, quoteUpgrade, type UpgradeQuote } from './proration.ts'

export type HeldPlan = {
  readonly id: string
  readonly priceMinor: number
  /** True while the plan is paid and its time is not over. */
  readonly isRunning: boolean
  /** The unused paid time of the plan. */
  readonly paid: readonly PaidTime[]
}

/**
 * `kept` means that the current plan stays. `follows` means that the other plan starts when the paid time is over and
 * nothing is paid now. `begins` means that the other plan starts now, after a payment of `dueMinor`.
 */
export type PlanChange =
  | { readonly kind: 'kept' }
  | { readonly kind: 'follows' }
  | ({ readonly kind: 'begins' } & UpgradeQuote)

/**
 * Determines the price and start of another plan. Quotes and purchases both use this function, so that they agree.
 */
export function planChange(
  held: HeldPlan,
  plan: { readonly id: string; readonly priceMinor: number; readonly days: number | null },
  now: Date,
): PlanChange {
  if (held.isRunning && held.id === plan.id) return { kind: 'kept' }
  // Only free plans have no number of days.
  const { days } = plan
  if (days === null) return { kind: held.isRunning ? 'follows' : 'kept' }
  const isDearer = plan.priceMinor > held.priceMinor
  if (held.isRunning && held.paid.length > 0 && !isDearer) return { kind: 'follows' }
  return { kind: 'begins', ...quoteUpgrade(held.paid, { ...plan, days }, now) }
}

/** Returns the current plan of a subscription, even if that plan is no longer sold. */
export async function findHeldPlan(db: Db, row: SubscriptionRow, now: Date): Promise<HeldPlan> {
  const status = statusAt(row, now)
  const { price_minor } = await db
    .selectFrom('plans')
    .select('price_minor')
    .where('id', '=', row.plan_id)
    .executeTakeFirstOrThrow()
  return {
    id: row.plan_id,
    priceMinor: price_minor,
    isRunning: status === 'active' || status === 'past_due' || status === 'cancelled',
    paid: await listPaidTime(db, row.id, now),
  }
}
