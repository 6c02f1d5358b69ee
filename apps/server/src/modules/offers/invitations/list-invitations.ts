import type {
  declineInvitation as declineRoute,
  RouteOutput,
  RouteParsed,
  listReceivedInvitations as receivedRoute,
  listSentInvitations as sentRoute,
} from '@verstat/contract'
import { sql } from 'kysely'
import { onTables } from '../../../platform/db/on-tables.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { signedIn } from '../../accounts/index.ts'
import { findOfferedOrder, listOfferedOrders } from '../../directory/index.ts'
import { auditOffers } from '../offers.audit.ts'
import { notify } from '../offers.notices.ts'
import type { OffersContext } from '../offers-context.ts'
import { viewOfferOrder } from '../reading/offer.view.ts'
import { invitesLeft } from './invite-producers.ts'

/** Returns whom the owner of an order has invited. Throws `not_found` for everybody else. */
export async function listSentInvitations(
  ctx: OffersContext,
  { id }: RouteParsed<typeof sentRoute>,
): Promise<RouteOutput<typeof sentRoute>> {
  const { userId } = signedIn(ctx)
  const order = await findOfferedOrder(onTables(ctx.db), id, ctx.now())
  if (!order || order.ownerId !== userId) throw new AppError('not_found')
  const rows = await ctx.db
    .selectFrom('order_invitations as invitation')
    .innerJoin('producers as producer', 'producer.id', 'invitation.producer_id')
    .select(({ exists, selectFrom }) => [
      'producer.id',
      'producer.slug',
      'producer.name',
      'invitation.note',
      'invitation.created_at',
      'invitation.declined_code',
      'invitation.declined_note',
      'invitation.declined_at',
      exists(
        selectFrom('offers as sent')
          .select('sent.id')
          .whereRef('sent.order_id', '=', 'invitation.order_id')
          .whereRef('sent.producer_id', '=', 'invitation.producer_id'),
      ).as('has_offered'),
    ])
    .where('invitation.order_id', '=', order.id)
    .orderBy('invitation.created_at', 'desc')
    .execute()
  const left = await invitesLeft(ctx.db, userId, order.id, ctx.now())
  return {
    items: rows.map((row) => ({
      producer: { id: row.id, slug: row.slug, name: row.name },
      note: row.note,
      createdAt: row.created_at.toISOString(),
      declined:
        row.declined_code && row.declined_at
          ? { code: row.declined_code, note: row.declined_note, at: row.declined_at.toISOString() }
          : null,
      hasOffered: Boolean(row.has_offered),
    })),
    leftToday: left.today,
    leftForOrder: left.order,
  }
}

/** Returns the orders to which the caller's producers are invited, latest first. */
export async function listReceivedInvitations(
  ctx: OffersContext,
  { before, limit }: RouteParsed<typeof receivedRoute>,
): Promise<RouteOutput<typeof receivedRoute>> {
  const { userId } = signedIn(ctx)
  let query = ctx.db
    .selectFrom('order_invitations as invitation')
    .innerJoin('producers as producer', 'producer.id', 'invitation.producer_id')
    .select([
      'invitation.order_id',
      'producer.id',
      'producer.slug',
      'producer.name',
      'invitation.note',
      'invitation.created_at',
      'invitation.declined_code',
      'invitation.declined_at',
      sql<string | null>`(select o.id from offers o where o.order_id = invitation.order_id
        and o.owner_id = ${userId} and o.status in ('sent', 'shortlisted', 'accepted'))`.as('offer_id'),
    ])
    .where('producer.owner_id', '=', userId)
    .orderBy('invitation.created_at', 'desc')
    .limit(limit + 1)
  if (before !== undefined) query = query.where('invitation.created_at', '<', new Date(before))
  const rows = await query.execute()
  const shown = rows.slice(0, limit)
  const orders = await listOfferedOrders(
    onTables(ctx.db),
    shown.map((row) => row.order_id),
    ctx.now(),
  )
  return {
    items: shown.flatMap((row) => {
      const order = orders.get(row.order_id)
      if (!order) return []
      return {
        order: viewOfferOrder(order),
        producer: { id: row.id, slug: row.slug, name: row.name },
        note: row.note,
        createdAt: row.created_at.toISOString(),
        declined:
          row.declined_code && row.declined_at
            ? { code: row.declined_code, at: row.declined_at.toISOString() }
            : null,
        offerId: row.offer_id,
      }
    }),
    next: rows.length > limit ? (shown.at(-1)?.created_at.toISOString() ?? null) : null,
  }
}

/** Declines all invitations of the caller's producers to an order. Throws `not_found` without one, `conflict` after an offer. */
export async function declineInvitation(
  ctx: OffersContext,
  { id, code, note }: RouteParsed<typeof declineRoute>,
): Promise<undefined> {
  const { userId } = signedIn(ctx)
  await ctx.db.transaction().execute(async (tx) => {
    const now = ctx.now()
    const own = await tx
      .selectFrom('order_invitations as invitation')
      .innerJoin('producers as producer', 'producer.id', 'invitation.producer_id')
      .select(['producer.id', 'producer.name', 'invitation.declined_at'])
      .where('invitation.order_id', '=', id)
      .where('producer.owner_id', '=', userId)
      .execute()
    const order = await findOfferedOrder(onTables(tx), id, now)
    if (own.length === 0 || !order) throw new AppError('not_found')
    const offered = await tx
      .selectFrom('offers')
      .select('id')
      .where('order_id', '=', id)
      .where('owner_id', '=', userId)
      .executeTakeFirst()
    if (offered || own.every(({ declined_at }) => declined_at !== null)) throw new AppError('conflict')
    await tx
      .updateTable('order_invitations')
      .set({ declined_code: code, declined_note: note || null, declined_at: now })
      .where('order_id', '=', id)
      .where(
        'producer_id',
        'in',
        own.map((producer) => producer.id),
      )
      .execute()
    await auditOffers(ctx, tx, 'invitation.declined', id, { code })
    const [producer] = own
    if (order.ownerId !== null && producer) {
      await notify(tx, ctx, {
        userId: order.ownerId,
        type: 'invitation.declined',
        ref: { kind: 'order', id },
        data: {
          slug: order.slug,
          title: order.title,
          producer: producer.name,
          reason: code,
          ...(note ? { note } : {}),
        },
      })
    }
  })
}
