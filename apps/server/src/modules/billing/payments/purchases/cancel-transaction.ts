import type { RouteParsed, cancelTransaction as route } from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError } from '../../../../platform/http/app-error.ts'
import type { BillingContext, JobContext, Tx } from '../../billing-context.ts'
import { getTransaction } from '../get-transaction.ts'
import { applySettled } from '../settling/apply-settled.ts'
import { LIVE_STATUSES } from '../settling/attempt-facts.ts'
import { lockPurchase } from '../settling/attempts.ts'
import { closeCheckout } from './close-checkout.ts'

/** Cancels an unpaid purchase. If money still arrives, it pays for the purchase or is owed to the payer. */
export async function cancelTransaction(
  ctx: BillingContext,
  { id }: RouteParsed<typeof route>,
): Promise<z.input<(typeof route)['output']>> {
  const isClosed = await ctx.db.transaction().execute((tx) => closePurchase(ctx, tx, id, 'cancelled'))
  if (!isClosed) throw new AppError('move_forbidden', { allowed: [] })
  const open = await ctx.db
    .selectFrom('attempts')
    .select(['provider', 'reference', 'provider_ref', 'created_at'])
    .where('transaction_id', '=', id)
    .where('kind', '=', 'checkout')
    .where('status', 'in', LIVE_STATUSES)
    .execute()
  await Promise.all(open.map((attempt) => closeCheckout(ctx, attempt)))
  return getTransaction(ctx, { id })
}

const CLOSABLE = { cancelled: ['created', 'pending', 'failed'], expired: ['created', 'pending'] }

/**
 * Closes a purchase. Returns false when the purchase is paid, when money may be in transit, or when the purchase has
 * not expired yet.
 */
export async function closePurchase(
  ctx: JobContext,
  tx: Tx,
  id: string,
  closedAs: 'cancelled' | 'expired',
): Promise<boolean> {
  const locked = await lockPurchase(tx, id)
  if (!locked) throw new AppError('not_found')
  const { row, settlement } = locked.loaded
  if (row.closed_as === closedAs) return true
  const isDue = closedAs === 'cancelled' || row.expires_at <= ctx.now()
  if (!isDue || !CLOSABLE[closedAs].includes(row.status)) return false
  await applySettled(
    ctx,
    tx,
    locked.loaded,
    '',
    { after: { ...settlement, closedAs }, entries: [], key: '' },
    locked.subscription,
  )
  return true
}
