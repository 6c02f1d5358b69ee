import type { BillingContext, Tx } from '../../billing-context.ts'
import { notifyOfCharge } from '../../payments/payment-emails.ts'
import { revokeConsent } from '../charging/charge-consent.ts'
import type { SubscriptionRow } from '../subscription.repository.ts'
import { endGrace, settlePaidTime } from '../time/paid-time.ts'
import { auditPlanChange } from './audit-plan-change.ts'

/** Schedules the free plan for the end of the paid time and stops automatic charges. */
export async function scheduleFreePlan(
  ctx: BillingContext,
  tx: Tx,
  row: SubscriptionRow,
  planId: string,
): Promise<void> {
  if (row.next_plan_id === planId) return
  const now = ctx.now()
  await tx
    .updateTable('subscriptions')
    .set({
      next_plan_id: planId,
      auto_charge: false,
      grace_until: null,
      charge_failures: 0,
      ...noticed(row.period_end, now),
      updated_at: now,
    })
    .where('id', '=', row.id)
    .execute()
  await revokeConsent(tx, row.id, now)
  // The owner no longer wants to renew, so the grace period ends now.
  await endGrace(tx, row.id, now)
  await settlePaidTime(tx, row, now)
  await auditPlanChange(ctx, tx, row, planId)
  if (row.period_end === null || row.period_end <= now) return
  await notifyOfCharge(ctx, tx, row, { kind: 'freeFollows', amountMinor: 0, at: row.period_end })
}

const WEEK_MS = 7 * 86_400_000

/**
 * The e-mail about the scheduled free plan already states when the paid plan ends. Therefore the reminder a week before
 * the end is skipped if the end is at most a week away.
 */
function noticed(periodEnd: Date | null, now: Date) {
  const isNear = periodEnd !== null && periodEnd.getTime() - now.getTime() <= WEEK_MS
  return isNear ? { noticed_for: periodEnd, noticed_days: 7 } : {}
}
