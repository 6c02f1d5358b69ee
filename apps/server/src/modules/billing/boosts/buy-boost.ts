import type { RouteParsed, buyBoost as route } from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError, invalid } from '../../../platform/http/app-error.ts'
import type { BillingContext } from '../billing-context.ts'
import { addTransaction } from '../payments/purchases/open-purchase.ts'
import { lockOwn, requireVerifiedBuyer } from '../subscriptions/own-subscription.ts'
import { findOfListing } from '../subscriptions/subscription.repository.ts'
import { allowedMoves, transactionLink } from '../subscriptions/subscription.view.ts'
import { findIncluded } from '../subscriptions/time/included-features.ts'

/**
 * Buys a boost for a listing. Throws `unknown_reference` as a problem of `boostId` when the boost is not available
 * for this kind of listing, and `already_included` when the paid plan gives the same.
 */
export async function buyBoost(
  ctx: BillingContext,
  { listing, boostId }: RouteParsed<typeof route>,
): Promise<z.input<(typeof route)['output']>> {
  requireVerifiedBuyer(ctx)
  const id = await ctx.db.transaction().execute(async (tx) => {
    const found = await findOfListing(tx, listing)
    if (!found) throw new AppError('not_found')
    const row = await lockOwn(ctx, tx, found.id)
    const boost = await tx
      .selectFrom('boosts')
      .selectAll()
      .where('id', '=', boostId)
      .where('offered', '=', true)
      .executeTakeFirst()
    if (!boost?.kinds.includes(listing.kind)) throw invalid({ path: 'boostId', code: 'unknown_reference' })
    const allowed = allowedMoves(row, ctx.now())
    if (!allowed.includes('boost')) throw new AppError('move_forbidden', { allowed })
    const included = await findIncluded(tx, row.id, ctx.now())
    if (included.some(({ feature }) => feature === boost.gives))
      throw invalid({ path: 'boostId', code: 'already_included' })
    const waiting = await tx
      .selectFrom('transactions')
      .select('id')
      .where('subscription_id', '=', row.id)
      .where('kind', '=', 'boost')
      .where('item_id', '=', boost.id)
      .where('status', 'in', ['created', 'pending', 'processing'])
      .where('expires_at', '>', ctx.now())
      .executeTakeFirst()
    if (waiting) return waiting.id
    const bought = await addTransaction(ctx, tx, row, {
      kind: 'boost',
      item: boost,
      gives: [boost.gives],
      days: boost.days,
      dueMinor: boost.price_minor,
      valueMinor: boost.price_minor,
      autoCharge: false,
      locale: ctx.locale,
    })
    return bought.id
  })
  return { transaction: transactionLink(id) }
}
