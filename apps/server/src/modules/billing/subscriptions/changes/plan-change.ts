import type { Db } from '../../billing-context.ts'
import type { SubscriptionRow } from '../subscription.repository.ts'
import { statusAt } from '../subscription.view.ts'
import { listPaidTime } from '../time/paid-time.ts'
import { type PaidTime, quoteUpgrade, type UpgradeQuote } from './proration.ts'

/** What a listing has of its plan now. */
export type HeldPlan = {
  readonly id: string
  readonly priceMinor: number
  /** Paid and not over. */
  readonly isRunning: boolean
  /** What is left of the time that was paid. */
  readonly paid: readonly PaidTime[]
}

/**
 * `kept`: it is the plan already held; without paid time that is the free one. `follows`: it takes its turn when the
 * paid time is over, for no money now.
 */
export type PlanChange =
  | { readonly kind: 'kept' }
  | { readonly kind: 'follows' }
  | ({ readonly kind: 'begins' } & UpgradeQuote)

/** The one rule of what another plan costs and when it begins: quotes tell it, purchases follow it. */
export function planChange(
  held: HeldPlan,
  plan: { readonly id: string; readonly priceMinor: number; readonly days: number | null },
  now: Date,
): PlanChange {
  if (held.isRunning && held.id === plan.id) return { kind: 'kept' }
  // A free plan has no end and no price to begin at.
  const { days } = plan
  if (days === null) return { kind: held.isRunning ? 'follows' : 'kept' }
  const isDearer = plan.priceMinor > held.priceMinor
  if (held.isRunning && held.paid.length > 0 && !isDearer) return { kind: 'follows' }
  return { kind: 'begins', ...quoteUpgrade(held.paid, { ...plan, days }, now) }
}

/** The plan of a subscription, also one that is no longer offered. */
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
