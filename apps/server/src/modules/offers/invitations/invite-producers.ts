import {
  INVITES_PER_DAY,
  INVITES_PER_ORDER,
  type InviteSkip,
  type RouteOutput,
  type RouteParsed,
  type inviteProducers as route,
} from '@verstat/contract'
import { kyivDay, kyivDayStart } from '@verstat/i18n'
import { onTables, transactionOnTables } from '../../../platform/db/on-tables.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findBlocks, lockUser, signedIn } from '../../accounts/index.ts'
import { lockOfferedOrder, type OfferedOrder } from '../../directory/index.ts'
import { auditOffers } from '../offers.audit.ts'
import type { Db, OffersContext, Tx } from '../offers-context.ts'
import { findInvitable, inviteProducer, isInvitedAlready } from './invite-producer.ts'

/**
 * Invites producers to offer. What cannot be invited is skipped with the reason, and the rest is invited. Throws
 * `not_found` for everybody but the owner, and `offers_closed` when the order takes no offers.
 */
export async function inviteProducers(
  ctx: OffersContext,
  { id, producerIds, note = '' }: RouteParsed<typeof route>,
): Promise<RouteOutput<typeof route>> {
  const { userId } = signedIn(ctx)
  return ctx.db.transaction().execute(async (tx) => {
    const now = ctx.now()
    await lockUser(onTables(tx), userId)
    const order = await lockOfferedOrder(transactionOnTables(tx), id, now)
    if (!order || order.ownerId !== userId) throw new AppError('not_found')
    if (order.status !== 'published') throw new AppError('offers_closed', { needs: ['closed'] })
    const left = await invitesLeft(tx, userId, order.id, now)
    let free = Math.min(left.today, left.order)
    const invited: string[] = []
    const skipped: { id: string; why: InviteSkip }[] = []
    for (const producerId of new Set(producerIds)) {
      const producer = await findInvitable(tx, producerId)
      const why = await reasonToSkip(tx, order, producer, userId, free)
      if (why || !producer) {
        skipped.push({ id: producerId, why: why ?? 'unknown' })
        continue
      }
      free -= 1
      invited.push(producerId)
      await inviteProducer(ctx, tx, order, producer, { by: userId, note })
    }
    if (invited.length > 0) await auditOffers(ctx, tx, 'invitation.sent', order.id, { producers: invited })
    return { invited, skipped }
  })
}

/** How many more producers the owner may invite today, and to this order. */
export async function invitesLeft(
  db: Db,
  userId: string,
  orderId: string,
  now: Date,
): Promise<{ readonly today: number; readonly order: number }> {
  const [sent, ofOrder] = await Promise.all([
    db
      .selectFrom('order_invitations')
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .where('invited_by', '=', userId)
      .where('created_at', '>=', kyivDayStart(kyivDay(now)))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('order_invitations')
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow(),
  ])
  return {
    today: Math.max(0, INVITES_PER_DAY - Number(sent.n)),
    order: Math.max(0, INVITES_PER_ORDER - Number(ofOrder.n)),
  }
}

async function reasonToSkip(
  tx: Tx,
  order: OfferedOrder,
  producer: { readonly id: string; readonly owner_id: string } | undefined,
  userId: string,
  free: number,
): Promise<InviteSkip | undefined> {
  if (!producer) return 'unknown'
  if (producer.owner_id === userId) return 'own'
  const { byFirst, bySecond } = await findBlocks(onTables(tx), userId, producer.owner_id)
  if (byFirst || bySecond) return 'blocked'
  if (await isInvitedAlready(tx, order.id, producer.id)) return 'already'
  return free <= 0 ? 'limit' : undefined
}
