import type { RouteParsed, cancelSubscription as route } from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError } from '../../../../platform/http/app-error.ts'
import { actedBy } from '../../../accounts/index.ts'
import { audit } from '../../billing.audit.ts'
import type { BillingContext } from '../../billing-context.ts'
import { revokeConsent } from '../charging/charge-consent.ts'
import { lockOwn } from '../own-subscription.ts'
import { findSubscription } from '../subscription.repository.ts'
import { viewSubscription } from '../subscription.view.ts'
import { endGrace, settlePaidTime } from '../time/paid-time.ts'
import { changeSubscription } from './change-subscription.ts'

/** Stops automatic charges. Paid time runs to its end. Has no effect when repeated. */
export async function cancelSubscription(
  ctx: BillingContext,
  { id }: RouteParsed<typeof route>,
): Promise<z.input<(typeof route)['output']>> {
  await ctx.db.transaction().execute(async (tx) => {
    const row = await lockOwn(ctx, tx, id)
    await changeSubscription(
      tx,
      row,
      'cancelled',
      { auto_charge: false, next_plan_id: null, grace_until: null, charge_failures: 0 },
      ctx.now(),
    )
    // Without automatic charges there is no charge to wait for, so the grace period ends now.
    await endGrace(tx, id, ctx.now())
    await settlePaidTime(tx, row, ctx.now())
    if (row.status === 'cancelled') return
    await revokeConsent(tx, id, ctx.now())
    await audit(tx, {
      ...actedBy(ctx, ctx.actor?.userId ?? null),
      action: 'subscription.cancelled',
      subjectId: row.listing_id,
    })
  })
  const row = await findSubscription(ctx.db, id)
  if (!row) throw new AppError('not_found')
  return viewSubscription(row, ctx.now())
}
