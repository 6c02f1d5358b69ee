import type { RouteOutput, RouteParsed, revokeFiles as route } from '@verstat/contract'
import { transactionOnTables } from '../../../platform/db/on-tables.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { signedIn } from '../../accounts/index.ts'
import { lockOfferedOrder } from '../../directory/index.ts'
import { auditDrawings } from '../drawings.audit.ts'
import { notify } from '../drawings.notices.ts'
import type { DrawingsContext } from '../drawings-context.ts'
import * as grants from './file-grant.repository.ts'

/**
 * Refuses a request, or closes the `granted` files to a producer that could open them. Answers false if there was
 * nothing to take back. Throws `not_found` for everybody but the owner.
 */
export async function revokeFiles(
  ctx: DrawingsContext,
  { id, producerId }: RouteParsed<typeof route>,
): Promise<RouteOutput<typeof route>> {
  const { userId } = signedIn(ctx)
  const now = ctx.now()
  return ctx.db.transaction().execute(async (tx) => {
    const order = await lockOfferedOrder(transactionOnTables(tx), id, now)
    if (!order || order.ownerId !== userId) throw new AppError('not_found')
    const parties = await grants.listParties(tx, { orderId: order.id, ownerId: userId }, now)
    const party = parties.find((each) => each.id === producerId)
    if (!party || party.state === 'revoked') return { revoked: false }
    const key = { orderId: order.id, producerId }
    await grants.save(tx, key, { state: 'revoked', state_at: now, revoked_at: now })
    await auditDrawings(ctx, tx, 'file.revoked', order.id, { producer: producerId })
    await notify(tx, ctx, {
      userId: party.owner_id,
      type: 'file.revoked',
      ref: { kind: 'order', id: order.id },
      data: { slug: order.slug, title: order.title, refused: party.state === 'asked' },
    })
    return { revoked: true }
  })
}
