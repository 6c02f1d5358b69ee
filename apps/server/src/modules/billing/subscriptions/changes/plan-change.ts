import type { Db } from '../../billing-context.ts'
import type { SubscriptionRow } from '../subscription.repository.ts'
import { statusAt } from '../subscription.view.ts'
import { listPaidTime } from '../time/paid-time.ts'
import { type PaidTime, quoteUpgrade, type UpgradeQuote } from './proration.ts'

export type HeldPlan = {
  readonly id: string
  readonly priceMinor: number
  /** Paid and not over. */
  readonly isRunning: boolean
  /** Unused paid time. */
  readonly paid: readonly PaidTime[]
}

/**
 * `kept`: the current plan, which is the free plan when nothing is paid. `follows`: starts when the paid time is over,
 * nothing to pay now. `begins`: starts now for `dueMinor`.
 */
export type PlanChange =
  | { readonly kind: 'kept' }
  | { readonly kind: 'follows' }
  | ({ readonly kind: 'begins' } & UpgradeQuote)

/** The price and start of another plan, used for quotes and purchases alike. */
export function planChange(
  held: HeldPlan,
  plan: { readonly id: string; readonly priceMinor: number; readonly days: number | null },
  now: Date,
): PlanChange {
  if (held.isRunning && held.id === plan.id) return { kind: 'kept' }
  // Free plans have no end and no price.
  const { days } = plan
  if (days === null) return { kind: held.isRunning ? 'follows' : 'kept' }
  const isDearer = plan.priceMinor > held.priceMinor
  if (held.isRunning && held.paid.length > 0 && !isDearer) return { kind: 'follows' }
  return { kind: 'begins', ...quoteUpgrade(held.paid, { ...plan, days }, now) }
}

/** The current plan of a subscription, including plans no longer sold. */
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
