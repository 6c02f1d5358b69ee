import type { CloseReason } from '@verstat/contract'
import { onTables } from '../../../platform/db/on-tables.ts'
import { findOfferedOrder, type OfferedOrder, type OrderMove } from '../../directory/index.ts'
import { sendPlanned } from '../invitations/invite-producer.ts'
import { notify } from '../offers.notices.ts'
import type { ChangeContext, Tx } from '../offers-context.ts'
import { tellHappening } from '../tell-happening.ts'
import * as offers from './offer.repository.ts'
import { offerStatus } from './offer-status.ts'

/** Why offers end when their order gets this status. */
const ENDS: Readonly<Partial<Record<OrderMove['to'], CloseReason>>> = {
  awarded: 'awardedElsewhere',
  cancelled: 'cancelled',
  completed: 'completed',
  archived: 'archived',
}

/** Ends the offers of an order that ended, or brings them back with it and invites whom it plans to. It is locked. */
export async function followOrder(ctx: ChangeContext, tx: Tx, { orderId, to }: OrderMove): Promise<void> {
  const reason = ENDS[to]
  if (reason === undefined && to !== 'published') return
  const order = await findOfferedOrder(onTables(tx), orderId, ctx.now())
  if (!order) return
  if (reason !== undefined) return closeOffers(ctx, tx, order, reason)
  await reopenOffers(ctx, tx, order)
  await sendPlanned(ctx, tx, order)
}

type Closing = {
  /** Id of an offer that stays open. */
  readonly except?: string | undefined
  /** Whether the order is about to be erased with its offers, so that a notice cannot lead to them. */
  readonly isErased?: boolean
}

/** Closes the open offers to an order, and tells each producer why. */
export async function closeOffers(
  ctx: ChangeContext,
  tx: Tx,
  order: OfferedOrder,
  reason: CloseReason,
  { except, isErased = false }: Closing = {},
): Promise<void> {
  const now = ctx.now()
  for (const offer of await offers.lockOpen(tx, order.id)) {
    if (offer.id === except) continue
    const { status } = offer
    if (status !== 'sent' && status !== 'shortlisted' && status !== 'accepted') continue
    await offers.update(
      tx,
      offer,
      { status: 'closed', status_at: now, prior_status: status, closed_reason: reason },
      now,
    )
    await tellHappening(ctx, tx, offer, 'offer.closed')
    await tell(ctx, tx, order, { ...offer, id: isErased ? null : offer.id }, 'offer.closed', reason)
  }
}

/** Brings closed offers back that are still in force, and tells their producers. */
export async function reopenOffers(ctx: ChangeContext, tx: Tx, order: OfferedOrder): Promise<void> {
  const now = ctx.now()
  for (const offer of await offers.lockClosed(tx, order.id)) {
    const status = offer.prior_status === 'shortlisted' ? 'shortlisted' : 'sent'
    if (offerStatus({ status, expires_at: offer.expires_at }, now) === 'expired') continue
    if (offer.owner_id === null || (await offers.hasOpen(tx, order.id, offer.owner_id))) continue
    await offers.update(tx, offer, { status, status_at: now, prior_status: null, closed_reason: null }, now)
    await tellHappening(ctx, tx, offer, 'offer.reopened')
    await tell(ctx, tx, order, offer, 'offer.reopened')
  }
}

/** Tells the producers of open offers that the order has changed. */
export async function tellOutdated(ctx: ChangeContext, tx: Tx, orderId: string): Promise<void> {
  const order = await findOfferedOrder(onTables(tx), orderId, ctx.now())
  if (!order) return
  for (const offer of await offers.lockOpen(tx, orderId)) {
    if (offer.status === 'accepted') continue
    // Another version, so that a move that has not seen the change is refused.
    await offers.update(tx, offer, {}, ctx.now())
    await tell(ctx, tx, order, offer, 'offer.outdated')
  }
}

/** Tells the producer of an offer something about it. */
export async function tell(
  ctx: ChangeContext,
  tx: Tx,
  order: Pick<OfferedOrder, 'slug' | 'title'>,
  offer: Pick<offers.OfferRow, 'owner_id'> & { readonly id: string | null },
  type:
    | 'offer.closed'
    | 'offer.reopened'
    | 'offer.outdated'
    | 'offer.shortlisted'
    | 'offer.declined'
    | 'offer.blocked'
    | 'offer.unblocked',
  reason?: string,
  note?: string,
): Promise<void> {
  if (offer.owner_id === null) return
  await notify(tx, ctx, {
    userId: offer.owner_id,
    type,
    ref: { kind: 'offer', id: offer.id },
    data: {
      slug: order.slug,
      title: order.title,
      ...(reason === undefined ? {} : { reason }),
      ...(note ? { note } : {}),
    },
  })
}
