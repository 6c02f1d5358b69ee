import type { RouteParsed, renewSubscription as route } from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError } from '../../../../platform/http/app-error.ts'
import type { BillingContext, Db, JobContext, Tx } from '../../billing-context.ts'
import { chargeCard } from '../../payments/cards/charge-card.ts'
import { openPurchase, type PurchaseRequest } from '../../payments/purchases/open-purchase.ts'
import { lockOwn, requireVerifiedBuyer } from '../own-subscription.ts'
import type { SubscriptionRow } from '../subscription.repository.ts'
import { allowedMoves } from '../subscription.view.ts'
import { answerPurchase } from './upgrade-subscription.ts'

/** Buys one more period of the plan. If the owner consented to charges, the card is charged immediately. */
export async function renewSubscription(
  ctx: BillingContext,
  { id, shownMinor }: RouteParsed<typeof route>,
): Promise<z.input<(typeof route)['output']>> {
  requireVerifiedBuyer(ctx)
  const bought = await ctx.db.transaction().execute(async (tx) => {
    const row = await lockOwn(ctx, tx, id)
    const allowed = allowedMoves(row, ctx.now())
    if (!allowed.includes('renew')) throw new AppError('move_forbidden', { allowed })
    return openRenewal(ctx, tx, row, { autoCharge: row.auto_charge, locale: ctx.locale, shownMinor })
  })
  // Without consent or a saved card, the owner pays on the payment page.
  await chargeCard(ctx, bought)
  return answerPurchase(ctx, id, bought)
}

/**
 * Opens the purchase of the next period of a locked subscription. If a plan change is pending, buys a period of the
 * pending plan.
 */
export async function openRenewal(
  ctx: JobContext,
  tx: Tx,
  row: SubscriptionRow,
  wanted: Pick<PurchaseRequest, 'autoCharge' | 'locale' | 'shownMinor'>,
): Promise<string> {
  const plan = await nextPlan(tx, row)
  const bought = await openPurchase(ctx, tx, row, {
    ...wanted,
    kind: 'renewal',
    item: plan,
    gives: plan.gives,
    days: plan.days,
    dueMinor: priceFor(row, plan),
    valueMinor: priceFor(row, plan),
  })
  return bought.id
}

export async function nextPeriod(
  tx: Db,
  row: SubscriptionRow,
): Promise<{ readonly planId: string; readonly days: number; readonly amountMinor: number }> {
  const plan = await nextPlan(tx, row)
  return { planId: plan.id, days: plan.days ?? 0, amountMinor: priceFor(row, plan) }
}

/** Returns the price announced to the owner, if it is lower than the current price. */
function priceFor(
  { told_plan_id, told_minor }: SubscriptionRow,
  plan: { readonly id: string; readonly price_minor: number },
): number {
  return told_plan_id === plan.id && told_minor !== null
    ? Math.min(told_minor, plan.price_minor)
    : plan.price_minor
}

/** Returns the plan of the next payment. While the free plan is pending, a renewal pays for the current plan. */
export function nextPaidPlan(
  row: Pick<SubscriptionRow, 'next_plan_id' | 'next_is_free' | 'plan_id'>,
): string {
  return row.next_is_free ? row.plan_id : (row.next_plan_id ?? row.plan_id)
}

function nextPlan(tx: Db, row: SubscriptionRow) {
  return tx.selectFrom('plans').selectAll().where('id', '=', nextPaidPlan(row)).executeTakeFirstOrThrow()
}
