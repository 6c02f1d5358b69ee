import type { RouteParsed, upgradeSubscription as route } from '@verstat/contract'
import { PLAN_FAMILY } from '@verstat/contract'
import type { Selectable } from 'kysely'
import type { z } from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import { audit } from '../../accounts/index.ts'
import type { PlanTable } from '../billing.tables.ts'
import type { BillingContext, Tx } from '../billing-context.ts'
import { chargeCard } from '../payments/charge-card.ts'
import { openPurchase } from '../payments/open-purchase.ts'
import { changeSubscription } from './change-subscription.ts'
import { keepConsent, revokeConsent } from './charge-consent.ts'
import { demandBuyer, lockOwn } from './own-subscription.ts'
import { addPaidTime, chargeMoment, endPaidTime } from './paid-time.ts'
import { type PaidTime, quoteUpgrade } from './proration.ts'
import { findSubscription, type SubscriptionRow } from './subscription.repository.ts'
import { allowedMoves, statusAt, transactionLink, viewSubscription } from './subscription.view.ts'

type Input = RouteParsed<typeof route>
type Plan = Selectable<PlanTable>

/**
 * Another plan. A dearer one begins when the difference is paid, a cheaper one when the paid period is over, and the
 * one already held only switches later charges on or off.
 */
export async function upgradeSubscription(
  ctx: BillingContext,
  input: Input,
): Promise<z.input<(typeof route)['output']>> {
  demandBuyer(ctx)
  const bought = await ctx.db.transaction().execute((tx) => upgrade(ctx, tx, input))
  if (bought && input.autoCharge) await chargeCard(ctx, bought)
  return answerPurchase(ctx, input.id, bought)
}

/** What a purchase answers, as it stands after it. */
export async function answerPurchase(
  ctx: BillingContext,
  id: string,
  bought: string | null,
): Promise<z.input<(typeof route)['output']>> {
  const row = await findSubscription(ctx.db, id)
  if (!row) throw new AppError('not_found')
  return {
    subscription: viewSubscription(row, ctx.now()),
    transaction: bought === null ? null : transactionLink(bought),
  }
}

/** Answers the id of the purchase that is to be paid; null when no money is due. */
async function upgrade(
  ctx: BillingContext,
  tx: Tx,
  { id, planId, autoCharge }: Input,
): Promise<string | null> {
  const now = ctx.now()
  const row = await lockOwn(ctx, tx, id)
  const plan = await findPlan(tx, row, planId)
  const status = statusAt(row, now)
  const runs = status === 'active' || status === 'past_due' || status === 'cancelled'
  const isHeld = runs && row.plan_id === plan.id
  const days = plan.days
  if (!allowedMoves(row, now).includes('upgrade') || days === null) {
    throw new AppError('move_forbidden', { allowed: allowedMoves(row, now) })
  }
  if (autoCharge) await keepConsent(ctx, tx, id)
  if (isHeld) {
    await switchAutoCharge(ctx, tx, row, autoCharge)
    return null
  }
  const paid = await listPaidTime(tx, id, now)
  const quote = quoteUpgrade(paid, { priceMinor: plan.price_minor, days }, now)
  const isCheaper = runs && paid.length > 0 && plan.price_minor <= (await priceOf(tx, row.plan_id))
  if (isCheaper) {
    await tx
      .updateTable('subscriptions')
      .set({ next_plan_id: plan.id, updated_at: now })
      .where('id', '=', id)
      .execute()
    await noteChange(ctx, tx, row, plan.id)
    return null
  }
  const isCharged = autoCharge ?? (row.auto_charge && runs)
  if (quote.dueMinor === 0) {
    await endPaidTime(tx, row, now)
    await changeSubscription(
      tx,
      row,
      'paid',
      { plan_id: plan.id, next_plan_id: null, auto_charge: isCharged },
      now,
    )
    await addPaidTime(
      tx,
      row,
      {
        family: PLAN_FAMILY,
        transactionId: null,
        itemId: plan.id,
        gives: plan.gives,
        days: quote.days,
        valueMinor: quote.creditMinor,
      },
      now,
    )
    await noteChange(ctx, tx, row, plan.id)
    return null
  }
  const bought = await openPurchase(ctx, tx, row, {
    kind: 'upgrade',
    item: plan,
    gives: plan.gives,
    days: quote.days,
    dueMinor: quote.dueMinor,
    valueMinor: quote.dueMinor + quote.creditMinor,
    autoCharge: isCharged,
    locale: ctx.locale,
  })
  return bought.id
}

async function findPlan(tx: Tx, row: SubscriptionRow, planId: string): Promise<Plan> {
  const plan = await tx
    .selectFrom('plans')
    .selectAll()
    .where('id', '=', planId)
    .where('kind', '=', row.listing_kind)
    .executeTakeFirst()
  // Who holds a plan that is no longer offered may still switch its charges.
  if (!plan || (!plan.offered && plan.id !== row.plan_id)) throw new AppError('not_found')
  return plan
}

async function priceOf(tx: Tx, planId: string): Promise<number> {
  const plan = await tx
    .selectFrom('plans')
    .select('price_minor')
    .where('id', '=', planId)
    .executeTakeFirstOrThrow()
  return plan.price_minor
}

async function switchAutoCharge(
  ctx: BillingContext,
  tx: Tx,
  row: SubscriptionRow,
  autoCharge: boolean | undefined,
): Promise<void> {
  // The plan held is wanted again, so another one that was to follow is not.
  if (autoCharge === undefined && row.next_plan_id === null) return
  const now = ctx.now()
  const columns = { next_plan_id: null, ...(autoCharge === undefined ? {} : { auto_charge: autoCharge }) }
  if (autoCharge) {
    const next_charge_at = row.period_end && chargeMoment(row.period_end)
    await changeSubscription(tx, row, 'resumed', { ...columns, next_charge_at }, now)
  } else {
    await tx
      .updateTable('subscriptions')
      .set({ ...columns, updated_at: now })
      .where('id', '=', row.id)
      .execute()
    if (autoCharge === false) await revokeConsent(tx, row.id, now)
  }
  await noteChange(ctx, tx, row, row.plan_id)
}

async function noteChange(ctx: BillingContext, tx: Tx, row: SubscriptionRow, plan: string): Promise<void> {
  await audit(tx, {
    at: ctx.now(),
    action: 'subscription.changed',
    actorId: ctx.actor?.userId ?? null,
    subjectId: row.listing_id,
    ip: ctx.ip,
    details: { plan },
  })
}

/** What is left of paid time of the plan. What waits for publication is whole. */
export async function listPaidTime(tx: Tx, subscriptionId: string, now: Date): Promise<PaidTime[]> {
  const periods = await tx
    .selectFrom('paid_periods')
    .select(['starts_at', 'ends_at', 'days', 'value_minor'])
    .where('subscription_id', '=', subscriptionId)
    .where('family', '=', PLAN_FAMILY)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .execute()
  return periods.map(({ starts_at, ends_at, days, value_minor }) => ({
    startsAt: starts_at ?? now,
    endsAt: ends_at ?? new Date(now.getTime() + (days ?? 0) * 86_400_000),
    valueMinor: value_minor,
  }))
}
