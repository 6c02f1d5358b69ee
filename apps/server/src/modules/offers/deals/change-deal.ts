import {
  DEAL_NOTE_MIN,
  DEAL_STATUSES,
  type Deal,
  type DealSide,
  type DealStatus,
  type RouteParsed,
  type setDealStatus as route,
  SILENCE_DAYS,
} from '@verstat/contract'
import type { z } from 'zod/mini'
import { onTables, transactionOnTables } from '../../../platform/db/on-tables.ts'
import { AppError, invalid } from '../../../platform/http/app-error.ts'
import { signedIn } from '../../accounts/index.ts'
import { completeOrder, findOfferedOrder, releaseOrder, setAwardEnds } from '../../directory/index.ts'
import { auditOffers } from '../offers.audit.ts'
import type { ChangeContext, OffersContext, Tx } from '../offers-context.ts'
import { tellHappening } from '../tell-happening.ts'
import { closeOffers, reopenOffers } from '../writing/follow-order.ts'
import * as offers from '../writing/offer.repository.ts'
import { type LockedOffer, refuse } from '../writing/with-offer.ts'
import * as deals from './deal.repository.ts'
import { sideOfDeal, viewDeal } from './deal.view.ts'
import { allowedDealMoves, dealStatus, findDealMove } from './deal-moves.ts'
import { settleDeal } from './settle-deals.ts'
import { tellDeal } from './tell-deal.ts'

const DAY_MS = 86_400_000

/**
 * Changes the status of a deal on behalf of one of its sides. Throws `not_found` for everybody else, `stale` with the
 * present deal, `move_forbidden` with the allowed statuses, and `validation_failed` for a missing note.
 */
export async function setDealStatus(
  ctx: OffersContext,
  { id, status, version, note }: RouteParsed<typeof route>,
): Promise<z.input<typeof Deal>> {
  const { userId } = signedIn(ctx)
  const to = DEAL_STATUSES.find((each) => each === status)
  if (!to) throw invalid({ path: 'status', code: 'invalid_value' })
  return ctx.db.transaction().execute(async (tx) => {
    const now = ctx.now()
    const locked = await deals.lock(tx, id, now)
    const side = locked && sideOfDeal(locked, userId)
    if (!locked || !side) throw new AppError('not_found')
    await settleDeal(ctx, tx, id)
    const deal = (await deals.find(tx, id)) ?? locked
    const view = () => viewDeal({ ...ctx, db: tx }, id, side)
    if (version !== undefined && version !== deal.version) {
      throw new AppError('stale', { current: await view() })
    }
    const found = findDealMove(deal, to, side, now)
    if (!found) throw new AppError('move_forbidden', { allowed: allowedDealMoves(deal, side, now) })
    if (found.needsNote && (note ?? '').length < DEAL_NOTE_MIN) {
      throw invalid({
        path: 'note',
        code: note ? 'too_short' : 'required',
        params: { min: DEAL_NOTE_MIN },
      })
    }
    await moveDeal(ctx, tx, deal, to, side, note || null)
    return view()
  })
}

/** Takes an acceptance back while the producer has not confirmed it. Throws `move_forbidden` afterwards. */
export async function takeBackAcceptance(
  ctx: OffersContext,
  tx: Tx,
  { offer, order }: LockedOffer,
): Promise<void> {
  const deal = await deals.findOpen(tx, order.id)
  const isAwaiting = deal?.offer_id === offer.id && dealStatus(deal, ctx.now()) === 'awaiting'
  if (!deal || !isAwaiting) throw refuse(offer, order, 'customer', ctx.now())
  await moveDeal(ctx, tx, deal, 'cancelled', 'customer', null)
}

/**
 * Cancels a deal because a side of it leaves for good. The caller has locked that user; the other side is told and
 * keeps the deal.
 */
export async function leaveDeal(ctx: ChangeContext, tx: Tx, id: string, userId: string): Promise<void> {
  const deal = await deals.lockRows(tx, id, ctx.now())
  const side = deal && sideOfDeal(deal, userId)
  if (!side || (await settleDeal(ctx, tx, id))) return
  await moveDeal(ctx, tx, deal, 'cancelled', side, null)
}

/** Moves a locked deal with its order, its offer, the other offers and the notices. */
async function moveDeal(
  ctx: ChangeContext,
  tx: Tx,
  deal: deals.DealRow,
  to: DealStatus,
  side: DealSide,
  note: string | null,
): Promise<void> {
  const now = ctx.now()
  const from = deal.status
  const isReturn = from === 'delivered' && to === 'active'
  const completesAt = to === 'delivered' ? new Date(now.getTime() + SILENCE_DAYS * DAY_MS) : null
  await deals.setStatus(tx, deal, {
    to,
    by: side,
    note,
    at: now,
    columns: { completes_at: completesAt, returned: deal.returned + Number(isReturn) },
  })
  await auditOffers(ctx, tx, 'deal.status_changed', deal.id, { from, to })
  if (to !== 'awaiting') await tellHappening(ctx, tx, deal, isReturn ? 'deal.returned' : `deal.${to}`)
  const order = deal.order_id === null ? undefined : await findOfferedOrder(onTables(tx), deal.order_id, now)
  const offer = deal.offer_id === null ? undefined : await offers.find(tx, deal.offer_id)
  const ownOrder = order?.dealId === deal.id ? order : undefined
  if (to === 'active' || to === 'delivered') {
    if (ownOrder) await setAwardEnds(ctx, transactionOnTables(tx), ownOrder, { lapsesAt: null, completesAt })
    if (from === 'awaiting' && ownOrder)
      await closeOffers(ctx, tx, ownOrder, 'awarded', { except: offer?.id })
  } else if (to === 'completed') {
    if (ownOrder) await completeOrder(ctx, transactionOnTables(tx), ownOrder)
  } else {
    if (offer) {
      // The producer who declined is out; an acceptance that was taken back leaves the offer as it was.
      const isTakenBack = from === 'awaiting' && to === 'cancelled'
      const asBefore = offer.prior_status === 'shortlisted' ? 'shortlisted' : 'sent'
      await offers.endAcceptance(tx, offer, isTakenBack ? asBefore : 'withdrawn', now)
    }
    if (ownOrder) {
      await releaseOrder(ctx, transactionOnTables(tx), ownOrder)
      if (from !== 'awaiting') await reopenOffers(ctx, tx, ownOrder)
    }
  }
  const other: DealSide = side === 'customer' ? 'producer' : 'customer'
  if (to !== 'awaiting' && to !== 'lapsed') {
    await tellDeal(ctx, tx, deal, isReturn ? 'deal.returned' : `deal.${to}`, [other], note)
  }
}
