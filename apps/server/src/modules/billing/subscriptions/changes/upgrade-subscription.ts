import type { RouteParsed, upgradeSubscription as route } from '@verstat/contract'
import { PLAN_FAMILY } from '@verstat/contract'
import type { Selectable } from 'kysely'
import type { z } from 'zod/mini'
import { AppError } from '../../../../platform/http/app-error.ts'
import { clearWantedPlan } from '../../../directory/index.ts'
import type { PlanTable } from '../../billing.tables.ts'
import type { BillingContext, Tx } from '../../billing-context.ts'
import { chargeCard } from '../../payments/cards/charge-card.ts'
import { openPurchase } from '../../payments/purchases/open-purchase.ts'
import { revokeConsent, saveConsent } from '../charging/charge-consent.ts'
import { chargeMoment, soonestCharge } from '../charging/charge-moment.ts'
import { lockOwn, requireVerifiedBuyer } from '../own-subscription.ts'
import { findSubscription, type SubscriptionRow } from '../subscription.repository.ts'
import { allowedMoves, transactionLink, viewSubscription } from '../subscription.view.ts'
import { addPaidTime, endGrace, endPaidTime, settlePaidTime } from '../time/paid-time.ts'
import { auditPlanChange } from './audit-plan-change.ts'
import { changeSubscription } from './change-subscription.ts'
import { findHeldPlan, planChange } from './plan-change.ts'
import { scheduleFreePlan } from './schedule-free-plan.ts'

type Input = RouteParsed<typeof route>
type Plan = Selectable<PlanTable>

/**
 * Changes the plan. A more expensive plan starts when the price difference is paid. A cheaper plan starts when the
 * paid period ends. Choosing the current plan only turns automatic charges on or off.
 */
export async function upgradeSubscription(
  ctx: BillingContext,
  input: Input,
): Promise<z.input<(typeof route)['output']>> {
  requireVerifiedBuyer(ctx)
  const bought = await ctx.db.transaction().execute((tx) => upgrade(ctx, tx, input))
  if (bought && input.autoCharge !== false) await chargeCard(ctx, bought)
  return answerPurchase(ctx, input.id, bought)
}

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

/** Returns the id of the purchase to pay, or null when nothing is due. */
async function upgrade(
  ctx: BillingContext,
  tx: Tx,
  { id, planId, autoCharge, shownMinor }: Input,
): Promise<string | null> {
  const now = ctx.now()
  const row = await lockOwn(ctx, tx, id)
  const plan = await findPlan(tx, row, planId)
  if (!allowedMoves(row, now).includes('upgrade')) {
    throw new AppError('move_forbidden', { allowed: allowedMoves(row, now) })
  }
  const isFree = plan.days === null
  // Free plans are never charged, so they need no consent.
  if (autoCharge && !isFree) await saveConsent(ctx, tx, id)
  // Withdrawing the consent takes effect whatever happens to this purchase.
  if (autoCharge === false) await revokeConsent(tx, id, now)
  const held = await findHeldPlan(tx, row, now)
  const change = planChange(held, { id: plan.id, priceMinor: plan.price_minor, days: plan.days }, now)
  if (change.kind === 'kept') {
    if (!isFree) await switchAutoCharge(ctx, tx, row, autoCharge)
    // Keeping the free plan discards the paid plan that the owner chose when creating the listing.
    else await clearWantedPlan(tx, { kind: row.listing_kind, id: row.listing_id })
    return null
  }
  if (change.kind === 'follows') {
    if (isFree) {
      await scheduleFreePlan(ctx, tx, row, plan.id)
      return null
    }
    await tx
      .updateTable('subscriptions')
      .set({ next_plan_id: plan.id, updated_at: now })
      .where('id', '=', id)
      .execute()
    if (autoCharge !== undefined) await setAutoCharge(tx, row, autoCharge, now)
    await auditPlanChange(ctx, tx, row, plan.id)
    return null
  }
  if (autoCharge === false && row.auto_charge) await setAutoCharge(tx, row, false, now)
  const isCharged = autoCharge ?? (row.auto_charge && held.isRunning)
  if (change.dueMinor === 0) {
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
        days: change.days,
        valueMinor: change.creditMinor,
      },
      now,
    )
    await auditPlanChange(ctx, tx, row, plan.id)
    return null
  }
  const bought = await openPurchase(ctx, tx, row, {
    kind: 'upgrade',
    item: plan,
    gives: plan.gives,
    days: change.days,
    dueMinor: change.dueMinor,
    valueMinor: change.dueMinor + change.creditMinor,
    autoCharge: isCharged,
    locale: ctx.locale,
    shownMinor,
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
  // An owner whose plan is no longer sold may still turn its automatic charges on or off.
  if (!plan || (!plan.offered && plan.id !== row.plan_id)) throw new AppError('not_found')
  return plan
}

async function switchAutoCharge(
  ctx: BillingContext,
  tx: Tx,
  row: SubscriptionRow,
  autoCharge: boolean | undefined,
): Promise<void> {
  // Choosing the current plan cancels a pending plan change.
  if (autoCharge === undefined && row.next_plan_id === null) return
  const now = ctx.now()
  await tx
    .updateTable('subscriptions')
    .set({ next_plan_id: null, updated_at: now })
    .where('id', '=', row.id)
    .execute()
  if (autoCharge !== undefined) await setAutoCharge(tx, row, autoCharge, now)
  await auditPlanChange(ctx, tx, row, row.plan_id)
}

/**
 * Returns the earliest moment to charge after the owner's consent. The charge must be announced before this moment.
 */
function chargeFrom(periodEnd: Date, now: Date): Date {
  const moment = chargeMoment(periodEnd)
  const soonest = soonestCharge(now)
  return moment > soonest ? moment : soonest
}

async function setAutoCharge(tx: Tx, row: SubscriptionRow, isOn: boolean, now: Date): Promise<void> {
  if (isOn) {
    const next_charge_at = row.period_end && chargeFrom(row.period_end, now)
    await changeSubscription(tx, row, 'resumed', { auto_charge: true, next_charge_at }, now)
    return
  }
  await tx
    .updateTable('subscriptions')
    .set({ auto_charge: false, updated_at: now })
    .where('id', '=', row.id)
    .execute()
  if (row.grace_until !== null) return
  await endGrace(tx, row.id, now)
  await settlePaidTime(tx, row, now)
}
