import type { RouteParsed, cancelTransaction as route } from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import type { BillingContext, Desk, Tx } from '../billing-context.ts'
import { applySettled } from './apply-settled.ts'
import { lockPurchase } from './attempt-desk.ts'
import { getTransaction } from './get-transaction.ts'

/** Gives a purchase up. Money that comes all the same is not lost: it counts, or is owed back. */
export async function cancelTransaction(
  ctx: BillingContext,
  { id }: RouteParsed<typeof route>,
): Promise<z.input<(typeof route)['output']>> {
  await ctx.db.transaction().execute((tx) => closePurchase(ctx, tx, id, 'cancelled'))
  return getTransaction(ctx, { id })
}

/** Closes a purchase that is not paid. Throws `move_forbidden` when its money is there or under way. */
export async function closePurchase(
  ctx: Desk,
  tx: Tx,
  id: string,
  closedAs: 'cancelled' | 'expired',
): Promise<void> {
  const locked = await lockPurchase(tx, id)
  if (!locked) throw new AppError('not_found')
  const { row, settlement } = locked.loaded
  if (row.closed_as === closedAs) return
  if (row.status !== 'created' && row.status !== 'pending' && row.status !== 'failed') {
    throw new AppError('move_forbidden', { allowed: [] })
  }
  await applySettled(
    ctx,
    tx,
    locked.loaded,
    '',
    { after: { ...settlement, closedAs }, entries: [], key: '' },
    locked.subscription,
  )
}
