import { actedBy } from '../../../accounts/index.ts'
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
    ...actedBy(ctx, ctx.actor?.userId ?? null),
    action: 'subscription.changed',
    subjectId: row.listing_id,
    details: { plan },
  })
}
