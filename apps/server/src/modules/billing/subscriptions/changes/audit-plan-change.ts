import { audit } from '../../billing.audit.ts'
import type { BillingContext, Tx } from '../../billing-context.ts'
import type { SubscriptionRow } from '../subscription.repository.ts'

export async function auditPlanChange(
  ctx: BillingContext,
  tx: Tx,
  row: SubscriptionRow,
  plan: string,
): Promise<void> {
  await audit(tx, {
    at: ctx.now(),
    action: 'subscription.changed',
    actorId: ctx.actor?.userId ?? null,
    subjectId: row.listing_id,
    ip: ctx.ip,
    details: { plan },
  })
}
