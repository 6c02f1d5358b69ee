import { AppError } from '../../../platform/http/app-error.ts'
import { signedIn } from '../../accounts/index.ts'
import type { BillingContext, Tx } from '../billing-context.ts'
import { lockSubscription, type SubscriptionRow } from './subscription.repository.ts'

/** Locks a subscription of the caller's own listing. Throws `not_found` for subscriptions of other users. */
export async function lockOwn(ctx: BillingContext, tx: Tx, id: string): Promise<SubscriptionRow> {
  const row = await lockSubscription(tx, id)
  if (!row || row.owner_id !== signedIn(ctx).userId) throw new AppError('not_found')
  return row
}

export function requireVerifiedBuyer(ctx: BillingContext): void {
  if (!signedIn(ctx).isEmailVerified) throw new AppError('email_not_verified')
}
