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

/** Shows the order of a code. Throws `not_found`, `code_expired`, `rate_limited` after many wrong codes. */
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
 * Renews an order on behalf of its owner by a reminder's code, once. Throws `not_found`, `code_expired`, and what
 * `renewListing` throws; the code stays valid when the renewal is refused.
 */
export async function renewByCode(
  ctx: WriteContext,
  { code }: RouteParsed<typeof renewRoute>,
): Promise<RouteOutput<typeof renewRoute>> {
  const orderId = await getRenewal(ctx, ctx.db, code)
  return ctx.db.transaction().execute(async (tx) => {
    const now = ctx.now()
    // Lock the order first, as everywhere. Then check again, as a concurrent call may have used the code.
    const order = await listings.getForUpdate(tx, 'order', orderId, now)
    await getRenewal(ctx, tx, code)
    await renewListing(ctx, tx, order, OWNER_RIGHTS, {})
    // Codes from other reminders of this term are no longer needed.
    await retireTokens(tx, { kind: 'order', id: orderId }, now)
    const renewed = await listings.find(tx, 'order', orderId, now)
    return { slug: order.slug, expiresAt: renewed?.expiresAt?.toISOString() ?? now.toISOString() }
  })
}

/** Returns the order id of a valid code. */
async function getRenewal(ctx: WriteContext, db: Db, code: string): Promise<string> {
  const token = await findToken(db, code)
  if (token?.purpose !== 'renew' || token.orderId === null) {
    await enforceLimit(ctx, LIMITS.wrongCodes, networkOf(ctx))
    throw new AppError('not_found')
  }
  if (token.usedAt !== null || token.expiresAt <= ctx.now()) throw new AppError('code_expired')
  return token.orderId
}
