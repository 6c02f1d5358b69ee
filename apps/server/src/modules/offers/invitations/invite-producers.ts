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
import { notify } from '../offers.notices.ts'
import type { Db, OffersContext, Tx } from '../offers-context.ts'

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
      const producer = await findProducer(tx, producerId)
      const why = await reasonToSkip(tx, order, producer, userId, free)
      if (why || !producer?.owner_id) {
        skipped.push({ id: producerId, why: why ?? 'unknown' })
        continue
      }
      free -= 1
      invited.push(producerId)
      await tx
        .insertInto('order_invitations')
        .values({ order_id: order.id, producer_id: producerId, invited_by: userId, note, created_at: now })
        .execute()
      await notify(tx, ctx, {
        userId: producer.owner_id,
        type: 'invitation.received',
        ref: { kind: 'order', id: order.id },
        data: { slug: order.slug, title: order.title, ...(note ? { note } : {}) },
      })
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

async function findProducer(tx: Tx, id: string) {
  return tx
    .selectFrom('producers')
    .select(['id', 'owner_id'])
    .where('id', '=', id)
    .where('status', '=', 'published')
    .executeTakeFirst()
}

async function reasonToSkip(
  tx: Tx,
  order: OfferedOrder,
  producer: { readonly id: string; readonly owner_id: string | null } | undefined,
  userId: string,
  free: number,
): Promise<InviteSkip | undefined> {
  if (!producer || producer.owner_id === null) return 'unknown'
  if (producer.owner_id === userId) return 'own'
  const { byFirst, bySecond } = await findBlocks(onTables(tx), userId, producer.owner_id)
  if (byFirst || bySecond) return 'blocked'
  const earlier = await tx
    .selectFrom('order_invitations')
    .select('order_id')
    .where('order_id', '=', order.id)
    .where('producer_id', '=', producer.id)
    .executeTakeFirst()
  if (earlier) return 'already'
  return free <= 0 ? 'limit' : undefined
}
