import type {
  checkRenewal as checkRoute,
  RouteOutput,
  RouteParsed,
  renewByCode as renewRoute,
} from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError } from '../../../../platform/http/app-error.ts'
import { enforceLimit, LIMITS, networkOf } from '../../../accounts/index.ts'
import type { Db, WriteContext } from '../../directory-context.ts'
import * as orders from '../../orders/order.repository.ts'
import { viewOrderSummary } from '../../orders/order.view.ts'
import { findToken, retireTokens } from '../claims/listing-tokens.ts'
import * as listings from '../moves/listing.repository.ts'
import { OWNER_RIGHTS, renewListing } from '../moves/move-listing.ts'
import { renewedUntil } from './renewed-until.ts'

/**
 * Returns the order that a reminder's code renews. Throws `not_found` for an unknown code, `rate_limited` after many
 * unknown codes, and `code_expired`.
 */
export async function checkRenewal(
  ctx: WriteContext,
  { code }: RouteParsed<typeof checkRoute>,
): Promise<z.input<(typeof checkRoute)['output']>> {
  const orderId = await getRenewal(ctx, ctx.db, code)
  const row = await orders.find(ctx.db, orderId)
  if (!row) throw new AppError('not_found')
  const now = ctx.now()
  const { id, slug, number, title, status, offersUntil } = viewOrderSummary(
    { ...row, image: null },
    { dictionaries: ctx.dictionaries, now },
  )
  return { id, slug, number, title, status, offersUntil, renewedUntil: renewedUntil(now) }
}

/**
 * Renews an order on behalf of its owner. The code comes from a reminder and works once. Throws `not_found` for an
 * unknown code, `code_expired`, and what `renewListing` throws. If the renewal is refused, the code stays valid.
 */
export async function renewByCode(
  ctx: WriteContext,
  { code }: RouteParsed<typeof renewRoute>,
): Promise<RouteOutput<typeof renewRoute>> {
  const orderId = await getRenewal(ctx, ctx.db, code)
  return ctx.db.transaction().execute(async (tx) => {
    const now = ctx.now()
    // The order is locked before its tokens, as everywhere. The code is checked again, because a concurrent call may
    // have used it.
    const order = await listings.getForUpdate(tx, 'order', orderId, now)
    await getRenewal(ctx, tx, code)
    await renewListing(ctx, tx, order, OWNER_RIGHTS, {})
    // The owner no longer needs the codes of other reminders for the same order.
    await retireTokens(tx, { kind: 'order', id: orderId }, now)
    const renewed = await listings.find(tx, 'order', orderId, now)
    return { slug: order.slug, expiresAt: renewed?.expiresAt?.toISOString() ?? now.toISOString() }
  })
}

async function getRenewal(ctx: WriteContext, db: Db, code: string): Promise<string> {
  const token = await findToken(db, code)
  if (token?.purpose !== 'renew' || token.orderId === null) {
    await enforceLimit(ctx, LIMITS.wrongCodes, networkOf(ctx))
    throw new AppError('not_found')
  }
  if (token.usedAt !== null || token.expiresAt <= ctx.now()) throw new AppError('code_expired')
  return token.orderId
}
