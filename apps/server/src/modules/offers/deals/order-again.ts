import type { RouteParsed, orderAgain as route } from '@verstat/contract'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import { onTables } from '../../../platform/db/on-tables.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { signedIn } from '../../accounts/index.ts'
import { copyOrder, type Tx as DirectoryTx } from '../../directory/index.ts'
import { findInvitable } from '../invitations/invite-producer.ts'
import type { PlacingContext } from '../offers-context.ts'
import * as deals from './deal.repository.ts'
import { sideOfDeal } from './deal.view.ts'
import { allowedDealMoves, dealStatus } from './deal-moves.ts'

type Answer = z.input<(typeof route)['output']>

/**
 * Copies the order of a completed deal to a draft that only the deal's producer will see. The producer is invited when
 * the draft is published. If the producer is gone, the draft is an ordinary copy. Throws `not_found` for strangers,
 * `move_forbidden` for the producer and before the completion, and `gone` once the order was erased.
 */
export async function orderAgain(ctx: PlacingContext, { id }: RouteParsed<typeof route>): Promise<Answer> {
  const { userId } = signedIn(ctx)
  const now = ctx.now()
  const deal = await deals.find(ctx.db, id)
  const side = deal && sideOfDeal(deal, userId)
  if (!deal || !side) throw new AppError('not_found')
  if (side !== 'customer' || dealStatus(deal, now) !== 'completed') {
    throw new AppError('move_forbidden', { allowed: allowedDealMoves(deal, side, now) })
  }
  if (deal.order_id === null) throw new AppError('gone')
  const producer = deal.producer_id === null ? undefined : await findInvitable(ctx.db, deal.producer_id)
  const invites = producer?.owner_id === userId ? undefined : producer
  return copyOrder({ ...ctx, db: onTables(ctx.db) }, deal.order_id, {
    changes: invites ? { visibility: 'invited' } : {},
    async answer(tx, order): Promise<Answer> {
      if (!invites) return { order, invites: null }
      await planInvitation(tx, order.id, invites.id)
      return { order, invites: { id: invites.id, slug: invites.slug, name: invites.name } }
    },
  })
}

async function planInvitation(tx: DirectoryTx, orderId: string, producerId: string): Promise<void> {
  await sql`
    insert into planned_invitations (order_id, producer_id)
    select ${orderId}, id from producers where id = ${producerId}`.execute(tx)
}
